import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { stateFiles } from '../../build/state';
import { readSwitchTime } from '../releases/list-releases';
import { switchRelease } from '../releases/switch-release';

import { createWatch } from './create-watch';
import type { Finding } from './open-release';

const ids = ['20261101-000000', '20261102-000000', '20261103-000000'] as const;
const [one, two, three] = ids;
let releasesDir = '';
let now = 0;
/** What is wrong with which release. */
let faults: Record<string, Finding[]> = {};
let told: string[] = [];

beforeEach(() => {
  releasesDir = mkdtempSync(path.join(tmpdir(), 'watch-'));
  for (const id of ids) mkdirSync(path.join(releasesDir, id, 'contact'), { recursive: true });
  for (const id of ids) writeFileSync(path.join(releasesDir, id, 'contact/index.html'), '');
  [now, faults, told] = [0, {}, []];
});
afterEach(() => {
  rmSync(releasesDir, { recursive: true });
});

const dead: Finding = { kind: 'contact', path: '/contact', fault: 'is not alive' };

function create() {
  const asked: string[] = [];
  const watch = createWatch({
    ...{ releasesDir, minutes: 5, now: () => now, pause: () => Promise.resolve() },
    open:
      ({ release, paths }) =>
      () => {
        asked.push([release, ...paths].join(' '));
        return Promise.resolve(faults[release] ?? []);
      },
    takeBack: (to) => switchRelease(releasesDir, to),
    tell: (event, release, reason) => Promise.resolve(void told.push(`${event} ${release}: ${reason}`)),
  });
  const goTo = async (id: string) => {
    await switchRelease(releasesDir, id);
    await watch.check();
    return watch.getStatus();
  };
  return { ...watch, asked, goTo };
}

test('what was switched to long before the process began is not watched, what is switched to is, and is good after its minutes', async () => {
  const { goTo, check, getStatus, asked } = create();
  expect(await goTo(one)).toEqual({ release: null, since: null, state: 'waiting', reason: null });
  expect(asked).toEqual([]);
  expect(await goTo(two)).toEqual({ release: two, since: new Date(0).toISOString(), state: 'watching', reason: null });
  now = 29_000;
  await check();
  now = 30_000;
  await check();
  expect(asked).toEqual([two, two]);
  now = 300_000;
  await check();
  expect(getStatus()).toMatchObject({ release: two, state: 'good' });
});

test('a release that misbehaves is taken back and told of; what is served again is left alone', async () => {
  const { goTo, check, getStatus } = create();
  await goTo(one);
  faults = { [two]: [dead] };
  expect(await goTo(two)).toMatchObject({
    release: two,
    state: 'taken back',
    reason: 'The page /contact is not alive.',
  });
  expect(told).toEqual([`taken-back ${two}: The page /contact is not alive.`]);
  faults = { [one]: [dead] };
  for (now = 0; now < 600_000; now += 10_000) await check();
  expect([getStatus().state, told.length]).toEqual(['taken back', 1]);
});

test('it goes back to the last release that was good, over one that was published in between', async () => {
  const { goTo } = create();
  await goTo(one);
  faults = { [two]: [dead], [three]: [dead] };
  await switchRelease(releasesDir, two);
  await goTo(three);
  expect(told).toEqual([`taken-back ${three}: The page /contact is not alive.`]);
});

test('after a rollback that somebody made nothing is watched', async () => {
  const { goTo, asked } = create();
  await goTo(two);
  expect(await goTo(one)).toMatchObject({ release: one, state: 'not watched' });
  expect(asked).toEqual([]);
});

test('errors that begin with the release are asked again, of the release before as well', async () => {
  const { goTo, check, addAnswer, asked } = create();
  await goTo(one);
  await goTo(two);
  for (let visit = 0; visit < 5; visit += 1) addAnswer('/diensten', 500);
  faults = { [two]: [{ kind: 'answer /diensten', path: '/diensten', fault: 'answers with status 500' }] };
  await check();
  expect(asked.slice(1)).toEqual([`${two} /diensten`, `${two} /diensten`, `${one} /diensten`]);
  expect(told).toEqual([`taken-back ${two}: The page /diensten answers with status 500.`]);
});

test('of files that are not found only those of the release count', async () => {
  const { goTo, check, addAnswer, asked } = create();
  await goTo(one);
  await goTo(two);
  for (let visit = 0; visit < 50; visit += 1) addAnswer('/page-data/wp-login/page-data.json', 404);
  await check();
  expect(asked).toHaveLength(1);
  for (let visit = 0; visit < 5; visit += 1) addAnswer('/page-data/contact/page-data.json', 404);
  await check();
  expect(asked.slice(1)).toEqual([`${two} /page-data/contact/page-data.json`]);
});

test('reports alone take nothing back: they are told once, with what was looked at', async () => {
  const { goTo, check, addAnswer, addReport, getStatus } = create();
  await goTo(one);
  for (let visit = 0; visit < 1000; visit += 1) addAnswer('/', 200);
  await goTo(two);
  for (let visit = 0; visit < 20; visit += 1) addReport('policy', `script-src ${String(visit)}`);
  for (let time = 0; time < 3; time += 1) await check();
  const reason =
    'Browsers report more faults than before: policy (script-src 0, script-src 1, script-src 2). The pages that were opened have none.';
  expect([told, getStatus()]).toMatchObject([[`misbehaves ${two}: ${reason}`], { state: 'watching', reason }]);
});

describe('a process that begins', () => {
  /** Begins so many milliseconds after the switch. */
  const beginAfter = async (id: string, ms: number) => {
    await switchRelease(releasesDir, id);
    now = ((await readSwitchTime(releasesDir)) ?? 0) + ms;
    const watch = create();
    await watch.check();
    return watch;
  };

  test('watches what was switched to less than the minutes ago for the rest of them', async () => {
    const { check, getStatus, asked } = await beginAfter(three, 240_000);
    expect([asked, getStatus()]).toMatchObject([[three], { release: three, state: 'watching' }]);
    now += 60_000;
    await check();
    expect(getStatus()).toMatchObject({ release: three, state: 'good' });
  });

  test('goes back to the last release before it that was not taken back', async () => {
    writeFileSync(path.join(releasesDir, stateFiles.hold), JSON.stringify({ holds: [], takenBack: [two] }));
    faults = { [three]: [dead] };
    const { asked, getStatus } = await beginAfter(three, 1000);
    expect([asked, told]).toEqual([[three, three, one], [`taken-back ${three}: The page /contact is not alive.`]]);
    expect(getStatus()).toMatchObject({ release: three, state: 'taken back' });
  });

  test.each([
    ['what was switched to before', three, 300_000],
    ['what somebody went back to', two, 1000],
  ])('does not watch %s', async (_, id, ms) => {
    const { asked, getStatus } = await beginAfter(id, ms);
    expect([asked, getStatus().state]).toEqual([[], 'waiting']);
  });
});

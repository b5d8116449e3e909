/** @size medium */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { stateVariables } from '../../../build/state';
import { addressesFile, type AddressHistory } from '../../i18n/addresses/address-history';
import type * as Faults from '../../testing/faults/faults';
import { failEveryCall } from '../../testing/faults/faults';

import { writeAddresses } from './write-addresses';

jest.mock('node:fs', () => jest.requireActual<typeof Faults>('../../testing/faults/faults').toFailingSync());
jest.mock('node:fs/promises', () =>
  jest.requireActual<typeof Faults>('../../testing/faults/faults').toFailingPromises(),
);

const cwd = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'address-faults-'));
const release = path.join(folder, 'releases/20261101-000000');
const item = 'fendt-200010';

beforeAll(() => {
  process.chdir(folder);
  process.env[stateVariables.previousRelease] = release;
  mkdirSync(release, { recursive: true });
  const history: AddressHistory = {
    pages: { 'stockCategory tractors': { nl: ['/occasions/tractoren', '/occasions/trekkers'] } },
    gone: { 'vacancy 1': { nl: ['/vacatures/monteur'] } },
    machines: { '200010': ['/occasions/trekkers/fendt-200010'] },
  };
  writeFileSync(path.join(release, addressesFile), JSON.stringify(history));
  const published = { machines: [`/occasions/oud/${item}`] };
  writeFileSync(path.join(release, 'release.json'), JSON.stringify(published));
});
afterAll(() => {
  process.chdir(cwd);
  process.env[stateVariables.previousRelease] = '';
  rmSync(folder, { recursive: true });
});

const toPaths = (name: string) => ({ nl: name, en: name, de: name, fr: name, es: name });
const write = () =>
  writeAddresses(
    {
      categories: [{ name: 'tractors', paths: toPaths('/occasions/tractoren') }] as never,
      ...{ vacancies: [], ownPages: [] },
    },
    [],
    [{ advertisementID: '200010', paths: toPaths(`/occasions/tractoren/${item}`) }],
  );
/** Former addresses of the category, the vacancy that is gone, and the machine. */
const former = ['/occasions/trekkers', '/vacatures/monteur', '/occasions/oud/', '/occasions/trekkers/fendt'];
const findLost = () => {
  const text = readFileSync(path.join(folder, 'public', addressesFile), 'utf8');
  return former.filter((address) => !text.includes(address));
};

test('whichever file cannot be read or written, a build fails, or knows every address that pages ever had', async () => {
  let hasWritten = false;
  const calls = await failEveryCall({
    reset: () => rmSync(path.join(folder, 'public'), { recursive: true, force: true }),
    async run() {
      hasWritten = false;
      await write();
      hasWritten = true;
    },
    check(at) {
      if (hasWritten) expect([at, findLost()]).toEqual([at, []]);
    },
    async heal(at) {
      await write();
      expect([at, findLost()]).toEqual([at, []]);
    },
  });
  expect(calls).toBeGreaterThan(4);
});

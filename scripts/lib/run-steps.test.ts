import { runSteps, type Order } from './run-steps';
import { nothing } from './test-reports';
import { testSteps } from './test-steps';

const passed = { ...nothing, passed: 1 };

/** Runs steps whose ends the test decides about. */
function start(steps: readonly Order[], isBuilt = true) {
  const started: string[] = [];
  const end: Record<string, () => void> = {};
  const total = runSteps(
    steps,
    ({ name }) => {
      started.push(name);
      return new Promise((resolve) => (end[name] = () => resolve(passed)));
    },
    () => Promise.resolve(isBuilt),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    total,
    finish: (name: string) =>
      settle()
        .then(() => end[name]?.())
        .then(settle),
    settle,
  };
}

test('a step begins when those before it have ended, and beside all others', async () => {
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c', after: ['a', 'b'] }, { name: 'd', after: ['a'] }];
  const { started, finish, total } = start(steps);
  await finish('a');
  expect(started).toEqual(['a', 'b', 'd']);
  await finish('b');
  expect(started).toEqual(['a', 'b', 'd', 'c']);
  await finish('c');
  await finish('d');
  expect(await total).toEqual({ ...nothing, passed: 4 });
});

test('a step that is left out is not waited for', async () => {
  const { started, settle } = start([{ name: 'b', after: ['a'] }]);
  await settle();
  expect(started).toEqual(['b']);
});

test('without a built site what needs it is not run, nor counted', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const { started, finish, total } = start([{ name: 'a' }, { name: 'b', after: ['a'], site: 'needs' }], false);
  await finish('a');
  expect(await total).toEqual(passed);
  expect(started).toEqual(['a']);
  expect(log).toHaveBeenCalledWith('── b: not run, because there is no built site ──');
});

test('each step of the table comes after steps that stand before it, and has a name of its own', () => {
  const names = testSteps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [index, { after = [] }] of testSteps.entries())
    for (const name of after) expect(names.slice(0, index)).toContain(name);
  for (const { after, site } of testSteps) if (site === 'needs') expect(after).not.toEqual([]);
});

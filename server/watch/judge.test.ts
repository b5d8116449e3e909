import { describeFindings, judge } from './judge';
import type { Finding } from './open-release';

const page = (kind: string, fault = 'is cut off'): Finding => ({ kind, path: `/${kind}`, fault });
const pause = () => Promise.resolve();
const find =
  (...findings: Finding[]) =>
  () =>
    Promise.resolve(findings);

test('what is found twice, and not in the release before, is the release’s fault', async () => {
  const openAgain = jest.fn(find(page('contact'), page('about')));
  const verdict = await judge({ findings: [page('contact')], openAgain, openBefore: find(page('about')), pause });
  expect(verdict).toEqual({ kind: 'guilty', findings: [page('contact')] });
  expect(openAgain).toHaveBeenCalledWith(new Set(['contact']));
});

test('what is over when it is looked at again is nobody’s fault', async () => {
  expect(await judge({ findings: [page('contact')], openAgain: find(), openBefore: find(), pause })).toEqual({
    kind: 'good',
  });
});

test.each([
  [
    'the release before has it, too',
    find(page('contact', 'redirects in a loop')),
    'The release before it has that, too.',
  ],
  ['there is none', null, 'There is no release before it.'],
  [
    'it cannot be opened',
    () => Promise.reject(new Error('no port')),
    'The release before it could not be opened to compare.',
  ],
])('nobody knows when %s', async (_, openBefore, why) => {
  const openAgain = find(page('contact'));
  expect(await judge({ findings: [page('contact')], openAgain, openBefore, pause })).toMatchObject({
    ...{ kind: 'unclear', why },
  });
});

test('of many findings three are named', () => {
  expect(describeFindings(['a', 'b', 'c', 'd'].map((kind) => page(kind)))).toBe(
    'The page /a is cut off. The page /b is cut off. The page /c is cut off. And 1 more.',
  );
});

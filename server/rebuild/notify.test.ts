import { failEveryCall, failNetwork } from '../../src/testing/faults/faults';

import { notify, notifyUntilTaken, type Notice } from './notify';

let taken: string[] = [];
let status = 200;
failNetwork((url, body) => {
  taken.push(`${url} ${(JSON.parse(body) as { text: string }).text}`);
  return new Response(null, { status });
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  [taken, status] = [[], 200];
});
afterEach(() => jest.restoreAllMocks());

const url = 'https://chat.example/';
const notice: Notice = { event: 'taken-back', site: 'https://a.nl', reason: 'It throws.', release: 'one' };
const text = 'https://chat.example/ https://a.nl: the last release misbehaved and was taken back. It throws.';

test('a notice that arrives is posted once', async () => {
  expect(await notifyUntilTaken(url, notice, [0])).toBe(true);
  expect(taken).toEqual([text]);
});

test('whichever post fails, the notice arrives', async () => {
  let isTaken = false;
  const calls = await failEveryCall({
    reset: () => void (taken = []),
    run: async () => (isTaken = await notifyUntilTaken(url, notice, [0])),
    check: () => expect([isTaken, [...new Set(taken)]]).toEqual([true, [text]]),
    heal: () => undefined,
  });
  expect(calls).toBe(1);
});

test('what nobody takes is told some times and then given up; without an address nobody waits for it', async () => {
  status = 503;
  expect(await notifyUntilTaken(url, notice, [0, 0])).toBe(false);
  expect(taken).toHaveLength(3);
  expect(await notify(url, notice)).toBe(false);
  expect(await notify(null, notice)).toBe(true);
  expect(taken).toHaveLength(4);
});

import { setImmediate as wait } from 'node:timers/promises';

import { createTurns } from './turns';

test('no more is under way than may be, all of it is done in its order, and what fails leaves its turn', async () => {
  const inTurn = createTurns(2);
  let underWay = 0;
  let most = 0;
  const begun: number[] = [];
  const work = async (number: number) => {
    begun.push(number);
    underWay += 1;
    most = Math.max(most, underWay);
    await wait();
    underWay -= 1;
    if (number % 3 === 0) throw new Error('broken');
    return number;
  };
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const results = await Promise.allSettled(numbers.map((number) => inTurn(() => work(number))));
  expect(most).toBe(2);
  expect(begun).toEqual(numbers);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7);
  expect(await inTurn(() => work(1))).toBe(1);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { handOver, type StockAnswers, type StockUnderWay } from '../../src/features/stock/api/ask-stock';

import { giveStockTo, stockEnvironment } from './gatsby-stock';

const plugin = path.resolve('plugins/gatsby-source-stock/given-stock.ts');

/** Says what the plugin is given, as Gatsby's process would use it. */
const program = `
  const { takeGivenStock } = require(${JSON.stringify(plugin)});
  const given = takeGivenStock();
  const say = (text) => { console.log(text); process.exitCode = 0; if (process.connected) process.disconnect(); };
  if (given === null) say('nothing is given');
  else Promise.all([given.stock, given.categories]).then((both) => say(JSON.stringify(both)), (error) => say(error.message));
`;

async function run(underWay: StockUnderWay | null, environment: Record<string, string>): Promise<string> {
  const gatsby = spawn(process.execPath, ['--import', 'tsx', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  if (underWay !== null) giveStockTo(gatsby, underWay);
  let output = '';
  gatsby.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Nobody who gives: gone when Gatsby asks.
  const leave = ({ type }: { type?: string }) => {
    if (type === handOver.wanted) gatsby.disconnect();
  };
  if (underWay === null) gatsby.on('message', leave);
  await Promise.all([once(gatsby, 'exit'), once(gatsby.stdout ?? gatsby, 'end')]);
  return output.trim();
}

const answers: StockAnswers = {
  stock: { status: 'error', httpStatus: 503, reason: 'answered with status 503' },
  categories: { status: 'ok', value: { categories: [], broken: 1, dropped: [], unknown: [] } },
};
const { stock, categories } = answers;

test('Gatsby is given what was asked beside it, be it an error', async () => {
  const given = await run({ stock: Promise.resolve(stock), categories: Promise.resolve(categories) }, stockEnvironment);
  expect(JSON.parse(given)).toEqual([stock, categories]);
});

test('what is no answer is told to Gatsby', async () => {
  const broken = Promise.reject(new Error('out of memory'));
  broken.catch(() => undefined);
  expect(await run({ stock: broken, categories: broken }, stockEnvironment)).toBe('out of memory');
});

test('Gatsby does not wait for somebody who has ended', async () => {
  expect(await run(null, stockEnvironment)).toBe('Who asked the stock API for this build has ended.');
});

test('where nobody gives anything, Gatsby knows', async () => {
  expect(await run(null, {})).toBe('nothing is given');
});

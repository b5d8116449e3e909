import { loadTexts } from './load-texts';

const texts = { edges: [{ node: { language: 'de', ns: 'item', data: { price: 'Preis' } } }] };

type Answer = (signal: AbortSignal) => Promise<Response>;
const whole: Answer = () => Promise.resolve(Response.json(texts));
const says =
  (body: string, status = 200): Answer =>
  () =>
    Promise.resolve(new Response(body, { status }));
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const hangs: Answer = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

let answers: Answer[] = [];
let asked = 0;
let file = 0;
/** Each test has a file of its own: what is known stays known. */
const load = () => loadTexts(`/page-data/texts/${String(file)}.json`);

/** The pauses between tries, which take no time here. */
let pauses: (number | undefined)[] = [];

beforeEach(() => {
  pauses = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => {
    pauses.push(ms);
    queueMicrotask(run);
    return {} as NodeJS.Timeout;
  });
  file += 1;
  answers = [];
  asked = 0;
  globalThis.fetch = (_, init) => {
    asked += 1;
    return (answers.shift() ?? whole)(init?.signal ?? new AbortController().signal);
  };
});

test('texts are asked for once: by those who want them at the same time, and by those who come later', async () => {
  expect(await Promise.all([load(), load()])).toEqual([texts, texts]);
  expect(await load()).toEqual(texts);
  expect(asked).toBe(1);
});

test.each([
  ['no network', lost],
  ['a server that is being restarted', says('', 503)],
  ['cut off on the way', says('{"edges":[')],
  ['something else', says('null')],
  ['no texts', says('{}')],
  ['an empty list', says('{"edges":[]}')],
  ['a list of something else', says('{"edges":[null]}')],
  ['a text without a language', says('{"edges":[{"node":{"ns":"item","data":{}}}]}')],
])('what did not come is asked for again: %s', async (_, answer) => {
  answers = [answer, answer];
  expect(await load()).toEqual(texts);
  expect(asked).toBe(3);
});

test('after three tries there are none, and whoever comes next asks again', async () => {
  answers = [lost, lost, lost];
  expect(await load()).toBeUndefined();
  expect(asked).toBe(3);
  expect(pauses).toEqual([300, 1000]);
  expect(await load()).toEqual(texts);
});

test('a file that is not there is not asked for again', async () => {
  answers = [says('', 404)];
  expect(await load()).toBeUndefined();
  expect(asked).toBe(1);
});

test('a request that hangs is given up, and holds up nobody who comes after', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  timeout.mockImplementationOnce(() => {
    const late = new AbortController();
    setImmediate(() => late.abort());
    return late.signal;
  });
  timeout.mockImplementationOnce(() => new AbortController().signal);
  answers = [hangs];
  expect(await load()).toBeUndefined();
  expect(asked).toBe(1);
  timeout.mockRestore();
  expect(await load()).toEqual(texts);
});

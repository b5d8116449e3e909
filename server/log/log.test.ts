/** @size small */
import { createLog, log, setUpLog, type LogFormat } from './log';

const secret = 'a-token-of-the-status-that-nobody-guesses';
const lines: [string, string][] = [];

beforeEach(() => {
  lines.length = 0;
  for (const method of ['log', 'warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...[line]: unknown[]) => void lines.push([method, String(line)]));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const create = (format: LogFormat) =>
  createLog({ format, secrets: [secret], now: () => new Date('2026-11-29T12:00:00Z') });
const parse = () => lines.map(([, line]) => JSON.parse(line) as unknown);

it('has an object a line, whatever a line says', () => {
  create('json').info('One\ntwo “three”', { requestId: 'a-1', status: 200, source: 'build' });
  expect(lines[0]?.[0]).toBe('log');
  expect(lines[0]?.[1]).not.toContain('\n');
  expect(parse()).toEqual([
    {
      ...{ time: '2026-11-29T12:00:00.000Z', level: 'info', message: 'One\ntwo “three”' },
      ...{ requestId: 'a-1', status: 200, source: 'build' },
    },
  ]);
});

it('has what was caught, with its causes and without what libraries add to it', () => {
  const error = Object.assign(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }), {
    headers: { cookie: 'a visitor’s' },
  });
  create('json').error('A request failed.', { error });
  expect(parse()).toEqual([
    expect.objectContaining({
      level: 'error',
      error: {
        ...{ name: 'TypeError', message: 'fetch failed', causes: ['connect ECONNREFUSED'] },
        stack: expect.stringContaining('TypeError: fetch failed\n    at ') as string,
      },
    }),
  ]);
  create('json').error('Something else.', { error: 'thrown text' });
  expect(parse()[1]).toMatchObject({ error: { name: 'Error', message: 'thrown text' } });
});

it('is read by people at a terminal', () => {
  create('text').info('A build starts.');
  create('text').warn('It waits.', { status: 503, path: '/en' });
  create('text').error('It failed.', { error: new Error('broken', { cause: new Error('why') }) });
  const [start, wait, failure] = lines.map(([, line]) => line);
  expect(start).toBe('2026-11-29T12:00:00.000Z A build starts.');
  expect(wait).toBe('2026-11-29T12:00:00.000Z warn: It waits. (status=503, path=/en)');
  expect(failure).toMatch(/^\S+ error: It failed\.\nError: broken\n {4}at [^]*\nError: why\n/);
});

it('warnings and errors go to the error output', () => {
  const one = create('text');
  one.info('a');
  one.warn('b');
  one.error('c');
  expect(lines.map(([method]) => method)).toEqual(['log', 'warn', 'error']);
});

it.each(['json', 'text'] as const)('has no secret, no query and no mail address anywhere (%s)', (format) => {
  const text = `Bearer ${secret} to https://me:pass-word@cms.example/x?access_token=${secret} for jan@dealer.example`;
  const error = new Error(text, { cause: new Error(text) });
  create(format).error(text, { path: `/contact?name=Jan&token=${secret}`, about: { deep: [text] }, error });
  const line = lines[0]?.[1] ?? '';
  for (const word of [secret, 'pass-word', 'access_token', 'name=Jan', 'jan@']) expect(line).not.toContain(word);
  expect(line).toContain('[mail]');
  if (format === 'json') expect(parse()).toHaveLength(1);
});

it('the log of the process is text until it is set up', () => {
  expect(log.format).toBe('text');
  setUpLog({ format: 'json', secrets: [] });
  log.info('a');
  log.warn('b');
  log.error('c');
  expect([log.format, parse()]).toMatchObject(['json', [{ level: 'info' }, { level: 'warn' }, { level: 'error' }]]);
  setUpLog({ format: 'text', secrets: [] });
});

/** @size medium */
import { setUpLog } from '../log/log';

import { runCommand } from './run-command';

const run = (command: string) => runCommand({ command, timeLimitMs: 20_000, signal: new AbortController().signal });

let printed: jest.SpyInstance;

beforeEach(() => {
  printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

it.each([
  ['kill -9 $$', /^The build was ended by the signal SIGKILL, as systems do that run out of memory\.$/],
  // A shell waits for it, and says the signal as a code.
  ['echo building >&2; sh -c "kill -9 \\$\\$"; exit $?', /^The build was ended by the signal SIGKILL,/],
  ['kill -15 $$', /^The build was ended by the signal SIGTERM\.$/],
  ['exit 9', /^The build ended with code 9\.$/],
  ['echo The CMS is down. >&2; exit 9', /^The CMS is down\.$/],
])('“%s” says what ended it', async (command, reason) => {
  expect((await run(command)).reason).toMatch(reason);
});

it('what it prints is an object a line in a log of objects, without colours and secrets', async () => {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((...[line]: unknown[]) => void lines.push(String(line)));
  setUpLog({ format: 'json', secrets: ['a-token-that-nobody-guesses'] });
  const command = String.raw`printf 'one\n\n\033[31mtwo\033[0m\r\nhalf'; printf 'with a-token-that-nobody-guesses\nlast “ä”\n' >&2; exit 9`;
  const { reason } = await run(command);
  setUpLog({ format: 'text', secrets: [] });
  expect(reason).toBe('last “ä”');
  expect(printed).not.toHaveBeenCalled();
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(said.map(({ message }) => message).sort()).toEqual(['half', 'last “ä”', 'one', 'two', 'with [secret]']);
  for (const line of said) expect(line).toMatchObject({ level: 'info', source: 'build' });
});

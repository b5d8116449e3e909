/** @size medium */
import { runCommand } from './run-command';

const run = (command: string) => runCommand({ command, timeLimitMs: 20_000, signal: new AbortController().signal });

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
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

/** @size small */
import { readLogSettings } from './log-settings';

it.each([
  [{}, true, { format: 'text', requests: false }],
  [{ LOG_FORMAT: ' ', LOG_REQUESTS: '' }, false, { format: 'json', requests: false }],
  [{ LOG_FORMAT: 'json', LOG_REQUESTS: '1' }, true, { format: 'json', requests: true }],
  [{ LOG_FORMAT: 'text', LOG_REQUESTS: '0' }, false, { format: 'text', requests: false }],
] as const)('%j, in a terminal: %j', (environment, isTerminal, expected) => {
  expect(readLogSettings(environment, isTerminal)).toEqual(expected);
});

it('what is wrong is named', () => {
  expect(() => readLogSettings({ LOG_FORMAT: 'xml', LOG_REQUESTS: 'yes' }, false)).toThrow(
    'These settings are wrong:\n  - LOG_FORMAT must be json or text.\n  - LOG_REQUESTS must be 0 or 1.',
  );
});

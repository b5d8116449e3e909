import type { Environment } from '../../src/config/env';

import { logFormats, type LogFormat } from './log';

/** `requests`: whether every request is logged, not only those that fail. */
export type LogSettings = { format: LogFormat; requests: boolean };

/**
 * Reads how the server logs: by default text in a terminal, JSON elsewhere, and no requests but failed ones. Throws an
 * error with one sentence for each wrong setting.
 * @param isTerminal whether the standard output is one
 */
export function readLogSettings(environment: Environment, isTerminal: boolean): LogSettings {
  const format = environment.LOG_FORMAT?.trim() || (isTerminal ? 'text' : 'json');
  const requests = environment.LOG_REQUESTS?.trim() || '0';
  const known = logFormats.find((name) => name === format);
  const problems = [
    ...(known === undefined ? [`LOG_FORMAT must be ${logFormats.join(' or ')}.`] : []),
    ...(/^[01]$/.test(requests) ? [] : ['LOG_REQUESTS must be 0 or 1.']),
  ];
  if (known === undefined || problems.length > 0)
    throw new Error(`These settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return { format: known, requests: requests === '1' };
}

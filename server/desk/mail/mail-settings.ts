import * as v from 'valibot';

import type { Environment } from '../../../src/config/env';

/** Who gets the weekly mail of the desk, and through which server. */
export type MailSettings = { to: readonly string[]; from: string; smtpUrl: string };

const address = v.pipe(v.string(), v.email());
const schemas = {
  DESK_MAIL_TO: v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim())),
    v.array(address, 'must be mail addresses with commas between'),
  ),
  DESK_MAIL_FROM: v.pipe(v.string(), v.email('must be a mail address')),
  SMTP_URL: v.pipe(
    v.string(),
    v.regex(/^smtps?:\/\/[^/\s]+$/, 'must be like smtp://name:password@mail.dealer.example:587'),
  ),
} as const;

/**
 * Reads who gets the weekly mail; null, which is the default, for nobody. Throws an error with one sentence for each
 * wrong setting, and if only some are there. Passwords are never repeated.
 */
export function readMailSettings(environment: Environment): MailSettings | null {
  const names = Object.keys(schemas) as (keyof typeof schemas)[];
  const text = (name: keyof typeof schemas) => environment[name]?.trim() ?? '';
  if (names.every((name) => text(name) === '')) return null;
  const to = v.safeParse(schemas.DESK_MAIL_TO, text('DESK_MAIL_TO'));
  const from = v.safeParse(schemas.DESK_MAIL_FROM, text('DESK_MAIL_FROM'));
  const smtpUrl = v.safeParse(schemas.SMTP_URL, text('SMTP_URL'));
  if (to.success && from.success && smtpUrl.success)
    return { to: to.output, from: from.output, smtpUrl: smtpUrl.output };
  const problems = Object.entries({ DESK_MAIL_TO: to, DESK_MAIL_FROM: from, SMTP_URL: smtpUrl }).flatMap(
    ([name, { issues }]) => (issues === undefined ? [] : [`  - ${name} ${toProblem(issues[0].message)}.`]),
  );
  throw new Error(`These settings of the weekly mail are wrong:\n${problems.join('\n')}`);
}

/** Messages of the library itself may repeat what was typed. */
function toProblem(message: string): string {
  return message.startsWith('must be') ? message : 'must be mail addresses with commas between';
}

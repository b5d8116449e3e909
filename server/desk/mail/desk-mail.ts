import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { createTransport } from 'nodemailer';

import { readIfThereSync } from '../../../build/read-if-there';
import { stateFiles } from '../../../build/state';
import { log } from '../../log/log';
import type { ToEntryAddress } from '../entry-address';
import { readDesk } from '../read-desk';

import { getDueWeek } from './due-week';
import type { MailSettings } from './mail-settings';
import { toWeeklyMail } from './weekly-mail';

type Options = {
  settings: MailSettings;
  releasesDir: string;
  siteUrl: string;
  /** Where entries are edited; null where nobody knows. */
  toEntryAddress: ToEntryAddress | null;
  now?: () => number;
};

export type DeskMail = {
  /** Sends the mail of this week unless it was sent. An error is only logged: the next call tries again. */
  check: () => Promise<void>;
  stop: () => void;
};

/** An hour between looks: a mail server that is away is asked again, and a clock may jump. */
const everyMs = 3_600_000;
const timeoutMs = 30_000;

/** Sends what the desk says once a week; the first one when it is switched on, so that one sees that it arrives. */
export function createDeskMail({ settings, releasesDir, siteUrl, toEntryAddress, now = Date.now }: Options): DeskMail {
  const file = path.join(releasesDir, stateFiles.deskMail);
  let running: Promise<void> | null = null;
  /** A week that could not be written down, on a full disk: its mail is not sent each hour. */
  let sent = '';
  const timer = setInterval(() => void check(), everyMs);
  timer.unref();

  async function check(): Promise<void> {
    running ??= send().finally(() => {
      running = null;
    });
    await running;
  }

  async function send(): Promise<void> {
    const week = getDueWeek(now());
    if (sent === week) return;
    try {
      // Unread it may name this week: an hour later it is read again, so that no mail goes out twice.
      if (readIfThereSync(file)?.trim() === week) return;
      const desk = await readDesk(releasesDir);
      if (desk === null) return;
      const transport = createTransport({
        url: settings.smtpUrl,
        connectionTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      });
      const mail = toWeeklyMail(desk, siteUrl, toEntryAddress);
      await transport.sendMail({ from: settings.from, to: [...settings.to], ...mail });
      sent = week;
      writeFileSync(`${file}.next`, week);
      renameSync(`${file}.next`, file);
      log.info('The weekly mail of the desk was sent.');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const what =
        sent === week ? 'was sent, which could not be noted' : 'could not be sent, and is tried again in an hour';
      log.error(`The weekly mail of the desk ${what}: ${reason}`);
    }
  }

  return { check, stop: () => clearInterval(timer) };
}

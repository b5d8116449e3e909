import path from 'node:path';

import { readDescription } from '../../releases/description';
import { hashCode } from '../../releases/hash-code';
import { chooseBrowser } from '../browser/find-chromium';
import { lookAtPages } from '../browser/look-at-pages';
import { describeFindings } from '../judge';

import { judgeKinds, type Judged } from './judge-kinds';

type Look = {
  /** The finished release, which is not served yet. */
  folder: string;
  /** The folder of the release that is served; null for none. */
  served: string | null;
  /** `WATCH_BROWSER`. */
  browser: string | null;
  /** For tests. */
  look?: typeof lookAtPages;
  pause?: () => Promise<void>;
};

/** What to say of it; `isOpened`: whether the pages were opened. */
export type Looked = { isOpened: boolean; text: string };

const pauseMs = 1000;
/** For operators. */
const override = 'If that is right, build once with WATCH_BROWSER=off.';

/**
 * Opens a page of each kind of a release with new code in a browser, before it is switched to. Without new code
 * only words changed: the watch opens pages after the switch. A browser that does not work refuses nothing.
 * @returns null when there was no reason to look
 * @throws with a sentence for operators when a page has a fault that the served release does not have
 */
export async function lookBeforeSwitch({ served, browser, ...others }: Look): Promise<Looked | null> {
  if (served === null || browser === 'off') return null;
  const started = Date.now();
  const judged = await judgeNewCode({ served, browser, ...others }).catch(toMessage);
  if (judged === null) return null;
  if (typeof judged === 'string')
    return {
      isOpened: false,
      text: `The code is new, and no page was opened in a browser before the switch. ${judged}`,
    };
  const { pages, own, unclear } = judged;
  if (own.length > 0)
    throw new Error(`${describeFindings(own)} The release that is served does not have that. ${override}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const text = `A page of each kind (${String(pages)}) was opened in a browser in ${seconds} s.`;
  return { isOpened: true, text: [text, ...unclear].join(' ') };
}

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @returns null without new code */
async function judgeNewCode({
  folder,
  served,
  browser,
  look = lookAtPages,
  pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
}: Look & { served: string }): Promise<Judged | null> {
  if (await isSameCode(folder, served)) return null;
  const file = chooseBrowser(browser);
  if (file === undefined) throw new Error('No Chromium was found.');
  const lookIn = (urls: readonly string[]) =>
    look(file, urls).catch((error: unknown) => {
      throw new Error(`${file} does not work: ${toMessage(error)}`);
    });
  return judgeKinds({ folder, served, look: lookIn, pause });
}

/** Scripts, styles and what the policy admits, inline scripts too: all else is words and pictures. */
async function isSameCode(folder: string, served: string): Promise<boolean> {
  const [code, servedCode] = await Promise.all([folder, served].map(readCode));
  return code === servedCode;
}

async function readCode(folder: string): Promise<string> {
  return `${await hashCode(folder)} ${(await readDescription(folder))?.contentSecurityPolicy ?? path.basename(folder)}`;
}

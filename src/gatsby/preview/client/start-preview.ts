import type { DraftChange } from '../../../../server/preview/drafts';
import type { ListedEntry } from '../../../../server/preview/entry-list';

import { applyChange } from './apply-change';
import { listenWhileSeen } from './events';
import { connect, followEdits } from './live-edits';
import { getPageLocale } from './page-locale';
import { createBar } from './preview-bar';
import { isInBar, readEntryKeys } from './read-tags';
import { fetchEntries, fetchInfo, type PreviewInfo } from './server';
import { tagValues } from './tag-values';
import { withoutServiceWorkers } from './without-service-workers';

/** The page is made in slices: it is read when nothing has changed for so long. */
const settledMs = 500;
let isStarted = false;

/** Starts what a preview has beside the page, once: the bar, the web app's messages, and what changes at once. */
export function startPreview(): void {
  if (isStarted || typeof document === 'undefined') return;
  isStarted = true;
  withoutServiceWorkers();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start());
  else void start();
}

async function start(): Promise<void> {
  const info = await fetchInfo(getPageLocale());
  const bar = createBar(info);
  const isFramed = await connect(info, getPageLocale());
  listenWhileSeen({
    drafts: (changes) => {
      for (const change of changes as DraftChange[]) applyChange(change, document);
    },
    health: (health) => {
      bar.say(health as PreviewInfo);
    },
  });
  onSettled(() => {
    void readPage().then((entries) => {
      tagValues(entries, document);
      bar.show(entries);
      if (isFramed) followEdits(entries, getPageLocale());
    });
  });
}

function readPage(): Promise<ListedEntry[]> {
  return fetchEntries(readEntryKeys(document), getPageLocale());
}

/** Calls back when the page was made, and whenever it has changed; not for what the bar itself changes. */
function onSettled(callback: () => void): void {
  let timer: number | undefined;
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(callback, settledMs);
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !isInBar(target))) wait();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  wait();
}

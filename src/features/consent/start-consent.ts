import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import {
  eraseCookies,
  hide,
  hidePreferences,
  reset,
  run,
  setLanguage,
  showPreferences as openPreferences,
  type CookieConsentConfig,
} from 'vanilla-cookieconsent';

import { forEachLocale, type Locale } from '@/i18n/locales';
import { localeCookie } from '@/i18n/preferred-locale';

import { readChoice } from './choice';
import { fetchTranslation } from './fetch-translation';
import { guardPage } from './guard-page';
import { leavePage } from './leave-page';
import { loadMarketing } from './load-marketing';
import { notifyOtherTabs, watchChoice } from './watch-choice';

/** Half a year, the period after which regulators require consent to be requested again. */
const answerDays = 182;
const answerCookie = 'consent';

/** Cookies that are not the site's own were set by trackers: they are deleted when consent is withdrawn. */
const foreignCookies = new RegExp(`^(?!(${answerCookie}|${localeCookie})$)`);

/** The choice that this page has applied; null before the first one. */
let applied: string | null = null;
let language: Locale;
let isWatching = false;
let isTracking = false;
/** Runs operations on the dialog one at a time: it cannot render twice at once. */
let queue = Promise.resolve();

function enqueue(task: () => Promise<unknown>): Promise<void> {
  const done = queue.then(task).then(() => undefined);
  queue = done.catch(() => undefined);
  return done;
}

/**
 * Requests consent unless the visitor has chosen, and loads the scripts agreed to. A second call changes the language.
 * From then on the page follows the latest choice in the browser, from any tab.
 * @param scripts addresses of scripts that need consent
 */
export function startConsent(locale: Locale, scripts: readonly string[]): Promise<void> {
  language = locale;
  return enqueue(async () => {
    if (applied === null) await requestConsent(scripts);
    if (!isWatching) watchChoice((press) => applyChoice(scripts, press));
    isWatching = true;
    applyChoice(scripts);
    await setLanguage(locale);
  });
}

/** Opens the dialog in which a visitor changes the choice. */
export async function showPreferences(locale: Locale, scripts: readonly string[]): Promise<void> {
  await startConsent(locale, scripts);
  openPreferences();
}

/** Shows the dialog unless there is a stored choice, and applies the choice. */
async function requestConsent(scripts: readonly string[]): Promise<void> {
  guardPage();
  reset();
  const running = run(toConfig(scripts));
  applied = readChoice().stamp;
  try {
    await running;
  } catch (error) {
    // The texts failed to load: the next page tries again.
    applied = null;
    throw error;
  }
}

/**
 * Applies a choice from another tab or page. A tracker that runs without consent is stopped by leaving the page. A
 * dialog that was answered elsewhere closes before a press on it counts, because it would overwrite the later choice.
 */
function applyChoice(scripts: readonly string[], press?: Event): void {
  if (applied === null) return;
  const { stamp, hasAgreed } = readChoice();
  if (stamp === applied) return;
  applied = stamp;
  const isOnQuestion = press?.target instanceof Element && press.target.closest('#cc-main') !== null;
  const isLeft = isTracking && !hasAgreed;
  if (isOnQuestion || isLeft) {
    press?.preventDefault();
    press?.stopImmediatePropagation();
  }
  if (isLeft) {
    stopTracking(isOnQuestion ? undefined : press);
    return;
  }
  hide();
  hidePreferences();
  enqueue(() => requestConsent(scripts)).catch(() => undefined);
}

function stopTracking(press?: Event): void {
  eraseCookies(foreignCookies);
  leavePage(press);
}

function track(scripts: readonly string[]): void {
  // Another tab may have changed the choice while the dialog was open.
  if (isTracking || !readChoice().hasAgreed) return;
  isTracking = true;
  loadMarketing(scripts);
}

function toConfig(scripts: readonly string[]): CookieConsentConfig {
  const noteChoice = () => {
    applied = readChoice().stamp;
    notifyOtherTabs();
  };
  return {
    cookie: { name: answerCookie, expiresAfterDays: answerDays },
    manageScriptTags: false,
    // Automated checks must see what visitors see.
    hideFromBots: false,
    guiOptions: { consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true } },
    categories: { necessary: { enabled: true, readOnly: true }, marketing: {} },
    language: {
      default: language,
      translations: forEachLocale((each) => () => fetchTranslation(each)),
    },
    onFirstConsent: noteChoice,
    onConsent: () => track(scripts),
    onChange: () => {
      noteChoice();
      if (readChoice().hasAgreed) track(scripts);
      else stopTracking();
    },
  };
}

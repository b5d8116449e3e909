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
import { leavePage } from './leave-page';
import { loadMarketing } from './load-marketing';
import { notifyOtherTabs, watchChoice } from './watch-choice';

/** Half a year, after which the regulators want the question asked again. */
const answerDays = 182;
const answerCookie = 'consent';

/** What is no cookie of the site itself was set by what the visitor no longer agrees to. */
const foreignCookies = new RegExp(`^(?!(${answerCookie}|${localeCookie})$)`);

/** The choice that this page goes by; null while it has read none. */
let known: string | null = null;
let language: Locale;
let isWatching = false;
let isTracking = false;
/** What is done with the question, one after another: it cannot be drawn twice at once. */
let queue = Promise.resolve();

function enqueue(task: () => Promise<unknown>): Promise<void> {
  const done = queue.then(task).then(() => undefined);
  queue = done.catch(() => undefined);
  return done;
}

/**
 * Asks for consent where it was not answered yet, and loads what was agreed to. Called again, it changes the language.
 * From then on the page obeys whatever was chosen last in the browser, in whichever tab.
 * @param scripts addresses of what needs consent
 */
export function startConsent(locale: Locale, scripts: readonly string[]): Promise<void> {
  language = locale;
  return enqueue(async () => {
    if (known === null) await ask(scripts);
    if (!isWatching) watchChoice((press) => obey(scripts, press));
    isWatching = true;
    obey(scripts);
    await setLanguage(locale);
  });
}

/** Where a visitor changes an earlier answer. */
export async function showPreferences(locale: Locale, scripts: readonly string[]): Promise<void> {
  await startConsent(locale, scripts);
  openPreferences();
}

/** Puts the question, unless the browser has an answer, and goes by that. */
async function ask(scripts: readonly string[]): Promise<void> {
  reset();
  const asked = run(toConfig(scripts));
  known = readChoice().stamp;
  try {
    await asked;
  } catch (error) {
    // Its words could not be had: it is asked with the next page.
    known = null;
    throw error;
  }
}

/**
 * Goes by the choice of another tab or page. A tracker that runs without consent is stopped by leaving the page. A
 * question that was answered elsewhere is closed before the press on it counts: it would write over the later answer.
 */
function obey(scripts: readonly string[], press?: Event): void {
  if (known === null) return;
  const { stamp, hasAgreed } = readChoice();
  if (stamp === known) return;
  known = stamp;
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
  enqueue(() => ask(scripts)).catch(() => undefined);
}

function stopTracking(press?: Event): void {
  eraseCookies(foreignCookies);
  leavePage(press);
}

function track(scripts: readonly string[]): void {
  // Between the question and its answer another tab may have chosen otherwise.
  if (isTracking || !readChoice().hasAgreed) return;
  isTracking = true;
  loadMarketing(scripts);
}

function toConfig(scripts: readonly string[]): CookieConsentConfig {
  const noteChoice = () => {
    known = readChoice().stamp;
    notifyOtherTabs();
  };
  return {
    cookie: { name: answerCookie, expiresAfterDays: answerDays },
    manageScriptTags: false,
    // Whoever checks the site by machine is to see what visitors see.
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

import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import {
  acceptedCategory,
  eraseCookies,
  run,
  setLanguage,
  showPreferences as openPreferences,
  type Translation,
} from 'vanilla-cookieconsent';

import { forEachLocale, type Locale } from '@/i18n/locales';
import { toPath } from '@/i18n/paths';
import { localeCookie } from '@/i18n/preferred-locale';

import type texts from '../../../locales/nl/consent.json';

import { loadMarketing } from './load-marketing';

/** Half a year, after which the regulators want the question asked again. */
const answerDays = 182;
const answerCookie = 'consent';

/** What is no cookie of the site itself was set by what the visitor no longer agrees to. */
const foreignCookies = new RegExp(`^(?!(${answerCookie}|${localeCookie})$)`);

let started: Promise<void> | null = null;

/**
 * Asks for consent where it was not answered yet, and loads what was agreed to. Called again, it changes the language.
 * @param scripts addresses of what needs consent
 */
export async function startConsent(locale: Locale, scripts: readonly string[]): Promise<void> {
  started ??= run({
    cookie: { name: answerCookie, expiresAfterDays: answerDays },
    manageScriptTags: false,
    // Whoever checks the site by machine is to see what visitors see.
    hideFromBots: false,
    guiOptions: { consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true } },
    categories: { necessary: { enabled: true, readOnly: true }, marketing: {} },
    language: {
      default: locale,
      translations: forEachLocale((each) => () => fetchTranslation(each)),
    },
    onConsent: () => {
      if (acceptedCategory('marketing')) loadMarketing(scripts);
    },
    onChange: () => {
      if (acceptedCategory('marketing')) {
        loadMarketing(scripts);
        return;
      }
      eraseCookies(foreignCookies);
      // A script that runs cannot be taken back.
      window.location.reload();
    },
  });
  await started;
  await setLanguage(locale);
}

/** Where a visitor changes an earlier answer. */
export async function showPreferences(locale: Locale, scripts: readonly string[]): Promise<void> {
  await startConsent(locale, scripts);
  openPreferences();
}

type Texts = typeof texts;

async function fetchTranslation(locale: Locale): Promise<Translation> {
  const { default: own } = (await import(`../../../locales/${locale}/consent.json`)) as { default: Texts };
  const { banner, preferences, accept, refuse } = own;
  return {
    consentModal: {
      title: banner.title,
      description: banner.text,
      acceptAllBtn: accept,
      acceptNecessaryBtn: refuse,
      showPreferencesBtn: banner.choose,
      footer: `<a href="${toPath('privacy', locale)}">${banner.privacy}</a>`,
    },
    preferencesModal: {
      title: preferences.title,
      acceptAllBtn: accept,
      acceptNecessaryBtn: refuse,
      savePreferencesBtn: preferences.save,
      closeIconLabel: preferences.close,
      sections: [
        { ...preferences.necessary, linkedCategory: 'necessary' },
        { ...preferences.marketing, linkedCategory: 'marketing' },
      ],
    },
  };
}

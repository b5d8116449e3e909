import type { Translation } from 'vanilla-cookieconsent';

import type { Locale } from '@/i18n/locales';
import { toPath } from '@/i18n/paths';

import type texts from '../../../locales/nl/consent.json';

type Texts = typeof texts;

/** The texts of the consent dialog in a language. */
export async function fetchTranslation(locale: Locale): Promise<Translation> {
  const { default: own } = (await import(`../../../locales/${locale}/consent.json`)) as { default: Texts };
  // The library writes them as HTML.
  const { banner, preferences, accept, refuse } = JSON.parse(JSON.stringify(own).replaceAll('<', '&lt;')) as Texts;
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

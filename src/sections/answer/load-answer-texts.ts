import { createTexts } from '@/i18n/create-texts';
import { createTranslate } from '@/i18n/create-translate';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/text-keys';

type Texts = Record<string, object>;

const createLoader = (locale: Locale, loadTexts: () => Promise<Texts>) => async (): Promise<Translate> =>
  createTranslate(createTexts(locale, { ...(await loadTexts()) }));

/**
 * What an answer is made of in a visitor's language; null for that of the page itself. One file for each language:
 * every page's scripts list all files.
 */
export const answerTextLoaders: Record<Locale, (() => Promise<Translate>) | null> = {
  nl: null,
  en: createLoader('en', () => import('./texts/en')),
  de: createLoader('de', () => import('./texts/de')),
};

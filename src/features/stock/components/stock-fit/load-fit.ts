import type { i18n } from 'i18next';

import { createTexts } from '@/i18n/create-texts';
import { forEachLocale, type Locale } from '@/i18n/locales';

/** Texts that load with the panel, not with every machine's page. */
const loadTexts: Record<Locale, () => Promise<{ default: object }>> = {
  nl: () => import('../../../../../locales/nl/fit.json'),
  en: () => import('../../../../../locales/en/fit.json'),
  de: () => import('../../../../../locales/de/fit.json'),
};

/** The texts of the answers alone. */
export async function loadFitTexts(locale: Locale): Promise<i18n> {
  const own = await loadTexts[locale]();
  return createTexts(locale, { fit: own.default });
}

const load = async (locale: Locale) => {
  const [{ FitPanel }, texts] = await Promise.all([import('./fit-panel'), loadFitTexts(locale)]);
  return { FitPanel, texts };
};

/** The panel with its texts. */
export const fitLoaders = forEachLocale((locale) => () => load(locale));

import { createTexts } from '@/i18n/create-texts';
import { forEachLocale, type Locale } from '@/i18n/locales';

/** Texts that load with the panel, not with every machine's page. */
const loadTexts: Record<Locale, () => Promise<{ default: object }>> = {
  nl: () => import('../../../../../locales/nl/fit.json'),
  en: () => import('../../../../../locales/en/fit.json'),
  de: () => import('../../../../../locales/de/fit.json'),
};

const load = async (locale: Locale) => {
  const [{ FitPanel }, own] = await Promise.all([import('./fit-panel'), loadTexts[locale]()]);
  return { FitPanel, texts: createTexts(locale, { fit: own.default }) };
};

/** The panel with its texts. */
export const fitLoaders = forEachLocale((locale) => () => load(locale));

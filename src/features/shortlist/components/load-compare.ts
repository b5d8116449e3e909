import { loadFitTexts } from '@/features/stock/components/stock-fit/load-fit';
import { createTranslate } from '@/i18n/create-translate';
import { forEachLocale, type Locale } from '@/i18n/locales';

const load = async (locale: Locale) => {
  const [{ CompareView }, texts] = await Promise.all([import('./compare-view'), loadFitTexts(locale)]);
  return { CompareView, fit: createTranslate(texts) };
};

/** The table, with the texts that say whether a machine fits. */
export const compareLoaders = forEachLocale((locale) => () => load(locale));

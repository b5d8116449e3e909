import { createTexts } from '@/i18n/create-texts';
import { createTranslate } from '@/i18n/create-translate';
import { defaultLocale, forEachLocale, type Locale } from '@/i18n/locales';

/** Texts that load with the form, not with every page that has a place for it. */
const loadTexts: Record<Locale, () => Promise<{ default: object }>> = {
  nl: () => import('../../../../locales/nl/enquiry.json'),
  en: () => import('../../../../locales/en/enquiry.json'),
  de: () => import('../../../../locales/de/enquiry.json'),
};

const load = async (locale: Locale) => {
  const [{ EnquiryForm }, own, dealers] = await Promise.all([
    import('./form/enquiry-form'),
    loadTexts[locale](),
    loadTexts[defaultLocale](),
  ]);
  return {
    EnquiryForm,
    texts: createTexts(locale, { enquiry: own.default }),
    translateForDealer: createTranslate(createTexts(defaultLocale, { enquiry: dealers.default })),
  };
};

/** The form with its texts in the visitor's language, and the texts for the dealer. */
export const formLoaders = forEachLocale((locale) => () => load(locale));

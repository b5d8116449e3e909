import de from '../../../../../locales/de/feed.json';
import en from '../../../../../locales/en/feed.json';
import nl from '../../../../../locales/nl/feed.json';
import { createTexts } from '../../../../i18n/create-texts';
import { forEachLocale } from '../../../../i18n/locales';

const files = { nl, en, de };

/** Texts that load with the explanation of a feed, not with every list. */
export const feedTexts = forEachLocale((locale) => createTexts(locale, { feed: files[locale] }));

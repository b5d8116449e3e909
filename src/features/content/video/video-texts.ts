import { createTranslate } from '@/i18n/create-translate';
import { forEachLocale } from '@/i18n/locales';
import type { Translate } from '@/i18n/text-keys';

import de from '../../../../locales/de/video.json';
import en from '../../../../locales/en/video.json';
import nl from '../../../../locales/nl/video.json';

const files: Record<'nl' | 'en' | 'de', Readonly<Record<string, string>>> = { nl, en, de };

/** Texts that load with a video, and not with every page that could have one. */
export const videoTexts: Record<keyof typeof files, Translate> = forEachLocale((language) =>
  createTranslate({ language, getResource: (_, __, key) => files[language][key] }),
);

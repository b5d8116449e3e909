import { createTranslate } from '@/i18n/create-translate';
import type { Locale } from '@/i18n/locales';

import { fetchChanges } from '../../api/fetch-changes';
import { watchVisits } from '../../hooks/watch-visits';
import { findItemNews } from '../../model/history/changes-file';

import type { RenderNews } from './news-store';

const loadTexts: Record<Locale, () => Promise<{ default: Readonly<Record<string, string>> }>> = {
  nl: () => import('../../../../../locales/nl/news.json'),
  en: () => import('../../../../../locales/en/news.json'),
  de: () => import('../../../../../locales/de/news.json'),
};

/**
 * Loads what changed, and its texts when there is something to say.
 * @param onNews is called with what renders it, and again when a visitor comes back to the page
 * @throws if something cannot be loaded
 */
export async function loadNewsPart(locale: Locale, onNews: (render: RenderNews) => void): Promise<void> {
  const file = await fetchChanges();
  const isAnyLowered = Object.keys(file.lowered).length > 0;
  let wording: ReturnType<typeof loadWording> | undefined;
  await watchVisits((moment) => {
    // At most visits there is nothing to say: no price was lowered, and nobody was here before.
    if (!isAnyLowered && moment.lastVisit === null) return;
    wording ??= loadWording(locale);
    wording.then(
      ([NewsLine, texts]) => {
        const t = createTranslate({ language: locale, getResource: (_, __, key) => texts.default[key] });
        onNews((item, place) => {
          const news = findItemNews(file, item, moment);
          return news === null ? null : <NewsLine news={news} place={place} t={t} />;
        });
      },
      () => (wording = undefined),
    );
  });
}

const loadWording = (locale: Locale) =>
  Promise.all([import('./news-line').then(({ NewsLine }) => NewsLine), loadTexts[locale]()]);

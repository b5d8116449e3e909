import type { ReactNode } from 'react';

import type { Locale } from '@/i18n/locales';

import type { StockItem } from '../../model/item';

/** Renders what is new about an item in one language. */
export type RenderNews = (item: StockItem, place: 'card' | 'page') => ReactNode;

/** After the first photos and the live answer of a list. */
const delayMs = 1000;
const renders: Partial<Record<Locale, RenderNews>> = {};
const asked = new Set<Locale>();
const listeners = new Set<() => void>();

export const getNews = (locale: Locale): RenderNews | undefined => renders[locale];

export function subscribeToNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Loads the news, once a page load; after a failure the next call tries again. Call it as often as you like. */
export function loadNews(locale: Locale): void {
  if (asked.has(locale)) return;
  asked.add(locale);
  setTimeout(() => {
    import('./news-part')
      .then((part) => part.loadNewsPart(locale, (render) => setNews(locale, render)))
      .catch(() => asked.delete(locale));
  }, delayMs);
}

function setNews(locale: Locale, render: RenderNews): void {
  renders[locale] = render;
  for (const listener of listeners) listener();
}

import { useEffect, useSyncExternalStore } from 'react';

import { useLocale } from '@/i18n/use-locale';

import type { StockItem } from '../../model/item';

import { getNews, loadNews, subscribeToNews } from './news-store';

/**
 * What is new about an item since the last builds or the visitor's last visit; nothing until it is loaded, after the
 * page. It covers a photo, so that nothing moves.
 */
export function ItemNews({ item, place }: { item: StockItem; place: 'card' | 'page' }) {
  const locale = useLocale();
  const render = useSyncExternalStore(
    subscribeToNews,
    () => getNews(locale),
    () => undefined,
  );
  useEffect(() => loadNews(locale), [locale]);
  return render?.(item, place);
}

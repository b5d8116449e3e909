import { useMemo } from 'react';

import type { Article } from '@/features/content/articles/article-body';
import { StockTeaser } from '@/features/stock/components/stock-teaser';
import { useTexts } from '@/i18n/use-texts';

/** The newest machines of the category that an article is about; nothing without one, or when none is there. */
export function ArticleStock({ article }: { article: Article }) {
  const { t } = useTexts();
  const { categories, stockCategory, items } = article;
  const category = stockCategory?.label ?? '';
  const title = t('articles:machines', { category });
  // The same object until the article changes: live machines are kept by it.
  const section = useMemo(
    () => ({ fallbacks: [], title, sector: null, categories, stockCategory, items }),
    [title, categories, stockCategory, items],
  );
  return stockCategory === null || items.length === 0 ? null : <StockTeaser section={section} />;
}

import { Suspense, type ComponentProps } from 'react';

import { toLazyPart } from '@/components/lazy-part';

import type { ArticleTeaser as Teaser } from './article-teaser';

const ArticleTeaser =
  typeof window === 'undefined'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- see `toLazyPart`
      (require('./article-teaser') as { ArticleTeaser: typeof Teaser }).ArticleTeaser
    : toLazyPart(() => import('./article-teaser').then((part) => part.ArticleTeaser));

/** The teaser of news or stories; its script loads only on pages that have one. */
export function ArticleTeaserPlace(props: ComponentProps<typeof Teaser>) {
  return (
    <Suspense>
      <ArticleTeaser {...props} />
    </Suspense>
  );
}

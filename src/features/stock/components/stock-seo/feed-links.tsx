import { Helmet } from 'react-helmet-async';

import { toFeedPaths } from '@/i18n/feeds';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './feed-links.module.css';
import type { ListFeedProps } from './feed-part';
import { FeedPlace } from './feed-place';

/** How to follow a list, for visitors; its built feeds in the head, for feed readers, and in whole for other sites. */
export function FeedLinks(list: ListFeedProps) {
  const { t } = useTexts();
  const { scope, title, category } = list;
  const { rss, json } = toFeedPaths(scope, useLocale());
  return (
    <div className={styles.feeds} data-print="no">
      <Helmet>
        <link rel="alternate" type="application/rss+xml" title={title} href={rss} />
        <link rel="alternate" type="application/feed+json" title={title} href={json} />
      </Helmet>
      <FeedPlace title="" fallback={<a href={rss}>{t('search:feed.newest', { list: title })}</a>}>
        {(part) => <part.ListFeed {...list} />}
      </FeedPlace>
      {/* A category has none: its page would name another list. */}
      {category === undefined && <a href={json}>{t('search:feed.whole', { list: title })}</a>}
    </div>
  );
}

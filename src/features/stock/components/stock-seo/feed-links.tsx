import { Helmet } from 'react-helmet-async';

import { toFeedPaths, type FeedScope } from '@/i18n/feeds';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './feed-links.module.css';

/** Links to the feeds of a list, for visitors; in the head, for feed readers. */
export function FeedLinks({ scope, title }: { scope: FeedScope; title: string }) {
  const { t } = useTexts();
  const { rss, json } = toFeedPaths(scope, useLocale());
  return (
    <p className={styles.feeds}>
      <Helmet>
        <link rel="alternate" type="application/rss+xml" title={title} href={rss} />
        <link rel="alternate" type="application/feed+json" title={title} href={json} />
      </Helmet>
      {t('search:feed.intro')} <a href={rss}>{t('search:feed.newest')}</a> <a href={json}>{t('search:feed.whole')}</a>
    </p>
  );
}

import { Link } from 'gatsby';

import { useTexts } from '@/i18n/use-texts';

import { AddressField } from './address-field';
import * as styles from './feed-panel.module.css';

type Props = {
  /** The addresses of the feed. */
  rss: string;
  json: string | null;
  /** What it is a feed of. */
  title: string;
  /** The path of the list; null where it is on screen. */
  list: string | null;
  /** Whether it has more than the list on screen. */
  isWhole?: boolean;
};

/**
 * What a feed is and how to follow it, for whoever has never used one. No link opens the feed itself: browsers show its
 * source.
 */
export function FeedPanel({ rss, json, title, list, isWhole = false }: Props) {
  const { t } = useTexts();
  return (
    <div className={styles.panel}>
      <p>{t('feed:text')}</p>
      <p key={title}>{t(isWhole ? 'feed:whole' : 'feed:holds', { list: title })}</p>
      <AddressField key={rss} label={t('feed:rss')} address={rss} />
      <p>
        <a href={`feed:${rss}`}>{t('feed:open')}</a> <span>{t('feed:openHint')}</span>
      </p>
      {json !== null && <AddressField key={json} label={t('feed:json')} address={json} />}
      {list !== null && (
        <p>
          <Link to={list}>{t('feed:list')}</Link>
        </p>
      )}
    </div>
  );
}

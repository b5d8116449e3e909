import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './feed-place.module.css';

const loadFeed = () => import('./feed-part');

type FeedPart = Awaited<ReturnType<typeof loadFeed>>;
type Props = {
  /** What the feed is of, for whoever hears the page. */
  title: string;
  /** Stands there until the part is loaded, and without scripts. */
  fallback?: ReactNode;
  children: (part: FeedPart) => ReactNode;
};

/** How to follow a list by a feed; loaded when a visitor opens it. */
export function FeedPlace({ title, fallback, children }: Props) {
  const { t } = useTexts();
  const { part, loadPart } = useLazyPart(loadFeed);
  return (
    <details
      className={styles.place}
      data-print="no"
      onToggle={(event) => {
        if (event.currentTarget.open) void loadPart();
      }}
    >
      <summary>
        {t('search:feed.follow')}
        <span key={title} className="visually-hidden">
          {title}
        </span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.body}>{part === null ? fallback : children(part)}</div>
    </details>
  );
}

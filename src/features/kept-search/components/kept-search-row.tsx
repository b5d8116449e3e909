import { Link } from 'gatsby';
import { useId, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { FeedPlace } from '@/features/stock/components/stock-seo/feed-place';
import { toListPath, type FeedFilter } from '@/features/stock/model/seo/filter-feed';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import { changeKeptSearches, getMoment } from '../hooks/kept-search-store';
import type { KeptCounts } from '../hooks/use-kept-counts';
import { changeSearch, toOwnName } from '../model/kept-search';

import { KeptCount } from './kept-count';
import * as styles from './kept-search-list.module.css';
import { RenameForm } from './rename-form';

type Props = {
  id: string;
  filter: FeedFilter;
  seen: string | null;
  /** The name that the visitor gave it; else empty. */
  name: string;
  /** Its filters in words. */
  words: string;
  counts: KeptCounts;
  /** Where the site is reached; null where it has no feeds of filters. */
  feedOrigin: string | null;
  onMessage: (message: string) => void;
  onRemove: () => void;
};

/** A kept search: its list, what came in, its name, its feed. Opening the list begins the count anew. */
export function KeptSearchRow({ id, filter, seen, name, words, counts, feedOrigin, onMessage, onRemove }: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  const heading = useId();
  const [isRenaming, setRenaming] = useState(false);
  const title = name || words;
  const setSeen = async () => {
    const moment = await getMoment();
    changeKeptSearches((all) => changeSearch(all, id, { seen: moment }));
  };
  const spoken = (
    <span key={title} className="visually-hidden">
      {title}
    </span>
  );
  return (
    <li className={styles.row} aria-labelledby={heading}>
      <h3 id={heading}>
        <Link key={title} to={toListPath(filter, locale)} onClick={() => void setSeen()}>
          {title}
        </Link>
      </h3>
      {name !== '' && <p key={words}>{words}</p>}
      <KeptCount {...counts} seen={seen} />
      {isRenaming ? (
        <RenameForm
          name={title}
          onCancel={() => setRenaming(false)}
          onRename={(next) => {
            const own = toOwnName(next, words);
            changeKeptSearches((all) => changeSearch(all, id, { name: own }));
            onMessage(t('searches:rename.done', { title: own || words }));
            setRenaming(false);
          }}
        />
      ) : (
        <div className={styles.tools}>
          <button type="button" data-rename onClick={() => setRenaming(true)}>
            {t('searches:rename.button')}
            {spoken}
          </button>
          <button type="button" onClick={onRemove}>
            <Icon name="close" />
            {t('shortlist:remove.button')}
            {spoken}
          </button>
        </div>
      )}
      {feedOrigin !== null && (
        <FeedPlace title={title}>
          {(part) => <part.FilterFeed filter={filter} siteUrl={feedOrigin} title={title} />}
        </FeedPlace>
      )}
    </li>
  );
}

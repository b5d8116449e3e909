import { Fragment, useEffect, useRef, useState } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useHasFeeds } from '@/features/stock/hooks/use-has-feeds';
import { useSearchNames } from '@/features/stock/hooks/use-search-names';
import { useSearchTitle } from '@/features/stock/hooks/use-search-title';
import { useTexts } from '@/i18n/use-texts';

import { changeKeptSearches, useKeptSearches } from '../hooks/kept-search-store';
import { useKeptCounts } from '../hooks/use-kept-counts';
import { insertSearch, readKeptSearch, toOwnName } from '../model/kept-search';
import type { KeptSearch } from '../model/kept-search-file';
import { keptSearchesKey } from '../model/kept-search-key';

import * as styles from './kept-search-list.module.css';
import { KeptSearchRow } from './kept-search-row';
import type { KeptSearchesProps } from './kept-searches';

type Removed = { search: KeptSearch; index: number; title: string };

/** The kept searches, each with what came in since it was opened; one that was removed can be put back. */
export function KeptSearchList({ siteUrl, sectors }: KeptSearchesProps) {
  const { t } = useTexts();
  const { entries, trouble } = useKeptSearches((list) => list);
  const searches = entries.flatMap((entry) => {
    const search = readKeptSearch(entry);
    return search === null ? [] : [{ entry, ...search }];
  });
  const counts = useKeptCounts(searches, sectors);
  const hasFeeds = useHasFeeds();
  const toWords = useSearchTitle(useSearchNames());
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [message, setMessage] = useState('');
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: the focus would be lost.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [removed]);

  const notice = removed !== null && (
    <li key="removed" className={styles.removed}>
      <p id="removed-search">{t('shortlist:remove.done', { title: removed.title })}</p>
      <button
        ref={undo}
        type="button"
        aria-describedby="removed-search"
        onClick={() => {
          changeKeptSearches((all) => insertSearch(all, removed.search, removed.index));
          setMessage(t('shortlist:remove.undone', { title: removed.title }));
          setRemoved(null);
        }}
      >
        {t('shortlist:remove.undo')}
      </button>
    </li>
  );
  return (
    <section className={styles.section} aria-labelledby={keptSearchesKey} data-print="no">
      <h2 id={keptSearchesKey} tabIndex={-1}>
        {t('searches:title')}
      </h2>
      <p role="status" className="visually-hidden">
        {message !== '' && <LiveText>{message}</LiveText>}
      </p>
      <div role="status">
        {trouble !== null && trouble !== 'limit' && <p key={trouble}>{t(`common:keep.${trouble}`)}</p>}
      </div>
      <ul className={styles.list}>
        {searches.map(({ entry, name, ...search }, index) => {
          const words = toWords(search.filter);
          // Searches of before have their words as a name, cut to its length.
          const own = toOwnName(name, words);
          return (
            <Fragment key={entry.id}>
              {removed?.index === index && notice}
              <KeptSearchRow
                {...search}
                id={entry.id}
                name={own}
                words={words}
                counts={counts[index] ?? { total: null, fresh: null, isSettled: false }}
                feedOrigin={hasFeeds === true ? siteUrl : null}
                onMessage={setMessage}
                onRemove={() => {
                  changeKeptSearches((all) => all.filter(({ id }) => id !== entry.id));
                  setMessage('');
                  setRemoved({ search: entry, index, title: own || words });
                }}
              />
            </Fragment>
          );
        })}
        {removed !== null && removed.index >= searches.length && notice}
      </ul>
    </section>
  );
}

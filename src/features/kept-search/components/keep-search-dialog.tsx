import { Link } from 'gatsby';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSearchTitle } from '@/features/stock/hooks/use-search-title';
import type { NamedCategory } from '@/features/stock/model/categories/category-names';
import type { FeedFilter } from '@/features/stock/model/seo/filter-feed';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import { changeKeptSearches, getMoment, useKeptSearches } from '../hooks/kept-search-store';
import { keepSearch, maxName, readKeptSearch, toOwnName, toSearchName } from '../model/kept-search';
import { maxSearches } from '../model/kept-search-file';
import { keptSearchesKey } from '../model/kept-search-key';

import * as styles from './keep-search-dialog.module.css';

type Props = { id: string; filter: FeedFilter; names: readonly NamedCategory[]; onClose: () => void };

/** Names the search of a list and keeps it. Of one that is kept already, it says under which name, and removes it. */
export function KeepSearchDialog({ id, filter, names, onClose }: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const { entries, trouble } = useKeptSearches((list) => list);
  const known = entries.find((entry) => entry.id === id);
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<'asking' | 'saving' | 'done'>('asking');
  const isDone = state === 'done';
  const wasKept = known !== undefined && state === 'asking';
  const words = useSearchTitle(names)(filter);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // `close` returns the focus to the button; removing the dialog does not.
    return () => shown?.close();
  }, []);
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);

  const save = async () => {
    setState('saving');
    const name = toOwnName(typed ?? '', words);
    const seen = await getMoment();
    changeKeptSearches((searches) => keepSearch(searches, { id, name, seen }));
    setState('done');
  };
  const isFull = trouble === 'limit' || (known === undefined && !isDone && entries.length >= maxSearches);
  const isForm = !isFull && !isDone && !wasKept;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="keep-search-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="keep-search-title">{t(wasKept ? 'search:keep.kept' : 'search:keep.button')}</h2>
        <button type="button" aria-label={t('search:panel.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {wasKept ? (
        <p>{t('search:keep.already', { title: readKeptSearch(known)?.name || words })}</p>
      ) : isFull ? (
        <p>{t('search:keep.limit', { most: maxSearches })}</p>
      ) : isDone ? (
        <p ref={done} tabIndex={-1}>
          {t(trouble === null ? 'search:keep.done' : `common:keep.${trouble}`)}
        </p>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <label htmlFor="keep-search-name">{t('search:keep.name')}</label>
          <input
            id="keep-search-name"
            autoComplete="off"
            maxLength={maxName}
            value={typed ?? toSearchName(words)}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">{t('common:keep.button')}</Button>
        </form>
      )}
      {!isForm && <Link to={`${toPath('shortlist', locale)}#${keptSearchesKey}`}>{t('search:keep.open')}</Link>}
      {wasKept && (
        <button
          type="button"
          className={styles.remove}
          onClick={() => {
            changeKeptSearches((searches) => searches.filter((entry) => entry.id !== id));
            onClose();
          }}
        >
          {t('search:keep.remove')}
        </button>
      )}
    </dialog>
  );
}

import { useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';

import type { OwnRow } from '../hooks/use-own-rows';

import { ItemArticle } from './item-article';
import { NoteField } from './note-field';
import * as styles from './own-list.module.css';

type Props = {
  row: OwnRow;
  title: string;
  /** The title, or more where another machine of the list has the same. */
  name: string;
  path: string | null;
  siteUrl: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
};

/** A kept machine, with its note, its place and a way to remove it. */
export function OwnItem({ row, title, name, path, siteUrl, isFirst, isLast, onMove, onRemove }: Props) {
  const { t } = useTexts();
  const { id, note, on } = row;
  const [isNoted, setNoted] = useState(false);
  const ends = { up: isFirst, down: isLast };
  const hidden = (
    <span key={name} className="visually-hidden">
      {name}
    </span>
  );
  return (
    <ItemArticle row={row} title={title} path={path} siteUrl={siteUrl} since={on}>
      <div className={styles.own}>
        <NoteField id={id} note={note} title={name} isOpen={isNoted} onOpen={() => setNoted(true)} />
        <div className={styles.tools} data-print="no">
          {!isNoted && note === '' && (
            <button type="button" onClick={() => setNoted(true)}>
              <Icon name="plus" />
              {t('shortlist:note')}
              {hidden}
            </button>
          )}
          {(['up', 'down'] as const).map((way) => (
            // Not `disabled`: at the end of the list it would lose the focus.
            <button
              key={way}
              type="button"
              data-way={way}
              aria-disabled={ends[way]}
              onClick={() => {
                if (!ends[way]) onMove(way === 'up' ? -1 : 1);
              }}
            >
              <Icon name="chevron" />
              <span className={styles.wayWord}>{t(`shortlist:move.${way}`)}</span>
              {hidden}
            </button>
          ))}
          <button type="button" data-remove={id} onClick={onRemove}>
            <Icon name="close" />
            {t('shortlist:remove.button')}
            {hidden}
          </button>
        </div>
      </div>
    </ItemArticle>
  );
}

import { useId, useState } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { ShareMenu } from '@/components/ui/share-menu';
import { useItemWords } from '@/features/stock/hooks/use-item-words';
import { useTexts } from '@/i18n/use-texts';
import { toDealerDay } from '@/lib/dealer-day';

import type { ListLookState } from '../hooks/use-list-look';
import type { LiveAnswer } from '../hooks/use-live-answer';
import type { OwnRow } from '../hooks/use-own-rows';
import { formatLook } from '../model/list-look';
import { toPast } from '../model/past';
import { formatSharedList, type SharedList } from '../model/share-link';
import { toShareLine, toShareText } from '../model/share-text';

import { ListCode } from './list-code';
import * as styles from './own-list.module.css';

/** The site's server accepts no longer addresses (`server/site/read-request.ts`), with room for the path. */
const maxLink = 7500;

type Props = {
  rows: readonly OwnRow[];
  state: LiveAnswer['state'];
  url: string;
  look: ListLookState;
  toTitle: (row: OwnRow) => string;
};

/** Counts the machines, shares and prints the list. Notes are shared only if the visitor says so. */
export function ListTools({ rows, state, url, look, toTitle }: Props) {
  const { t } = useTexts();
  const id = useId();
  const toWords = useItemWords();
  const [isChosen, setChosen] = useState(false);
  const hasNotes = rows.some(({ note }) => note !== '');
  // A comparison is shared as one.
  const toLink = (withNotes: boolean) => {
    const link = formatSharedList(toSharedList(rows, withNotes));
    return url + (look.isCompared ? formatLook(look, link) : link);
  };
  const plain = toLink(false);
  const noted = toLink(true);
  const isTooLong = noted.length > maxLink;
  const withNotes = hasNotes && isChosen && !isTooLong;
  const shared = withNotes ? noted : plain;
  const count = t('shortlist:count', { count: rows.length });
  const sent = rows.filter(isSent);
  const toLine = (row: OwnRow) => {
    const { state: known, item } = row;
    const offer = known === 'live' && item !== null ? { ...toWords(item), number: item.advertiserStockNumber } : null;
    return toShareLine(toTitle(row), offer);
  };
  const text = toShareText(t('shortlist:share.text', { count: sent.length }), sent.map(toLine));
  return (
    <div className={styles.head}>
      <p className={styles.count}>
        <LiveText>{count}</LiveText>
      </p>
      <div className={styles.share} data-state={state}>
        <ShareMenu url={shared} title={t('common:page.shortlist.title')} text={text} />
        <ListCode url={plain} withoutNotes={withNotes} />
        {hasNotes && (
          <label htmlFor={id} className={styles.withNotes} data-print="no">
            <input id={id} type="checkbox" checked={isChosen} onChange={({ target }) => setChosen(target.checked)} />
            {t('shortlist:share.notes')}
          </label>
        )}
        <p role="status" data-print="no">
          {hasNotes && isChosen && isTooLong && <LiveText>{t('shortlist:share.tooLong')}</LiveText>}
        </p>
      </div>
    </div>
  );
}

const isSent = ({ state }: OwnRow) => state !== 'gone';

/** Machines that are gone are not shared; of those that nobody could ask about, the link says nothing. */
function toSharedList(rows: readonly OwnRow[], withNotes: boolean): SharedList {
  const items = rows.filter(isSent).map(({ id, state, item, note }) => ({
    id,
    past: state === 'live' && item !== null ? toPast(item) : { price: null, availability: null },
    ...(withNotes && note !== '' && { note }),
  }));
  return { on: toDealerDay(new Date()), items };
}

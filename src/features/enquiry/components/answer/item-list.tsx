import { Button } from '@/components/ui/button';
import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import type { AnswerItem } from '../../model/answer/answer-words';

import * as styles from './answer.module.css';

type Props = {
  items: readonly AnswerItem[];
  isStock: 'loading' | 'failed' | 'live';
  /** Asks the stock again; null when there is no need. */
  onAskAgain: (() => void) | null;
};

/** What the enquiry is about, as the stock has it now. */
export function ItemList({ items, isStock, onAskAgain }: Props) {
  const { t } = useTexts();
  if (items.length === 0) return null;
  return (
    <div className={styles.items}>
      {isStock !== 'live' && (
        <p role="status">
          <LiveText>{t(`answering:items.${isStock}`)}</LiveText>
        </p>
      )}
      {onAskAgain !== null && (
        <p>
          <Button variant="outlined" onClick={onAskAgain}>
            {t('answering:items.again')}
          </Button>
        </p>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            {item.state === 'found' && (
              <>
                <a href={item.url} target="_blank" rel="noopener">
                  {item.title}
                </a>
                <LiveText>{item.note === null ? item.price : `${item.price}, ${item.note}`}</LiveText>
              </>
            )}
            {item.state === 'gone' && <span>{t('answering:items.gone', { id: item.id })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

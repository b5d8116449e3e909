import { Link } from 'gatsby';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { publicSettings } from '@/config/public-settings';
import { StockPicture } from '@/features/stock/components/stock-picture';
import { useItemWords } from '@/features/stock/hooks/use-item-words';
import type { StockItem } from '@/features/stock/model/item';
import { toCardSources } from '@/features/stock/model/picture-sources';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './compare-view.module.css';

type Props = {
  id: string;
  item: StockItem;
  title: string;
  /** A name that no other machine of the list has. */
  name: string;
  path: string | null;
  isGone: boolean;
  /** Absent where the list is not the visitor's own. */
  onRemove?: (() => void) | undefined;
};

/** The head of a machine's column: photo, name, stock number, price, and a button that removes it. */
export function CompareHead({ id, item, title, name, path, isGone, onRemove }: Props) {
  const { t } = useTexts();
  const words = useItemWords()(item);
  const photo = item.images?.[0];
  const status = isGone ? t('shortlist:gone') : words.status?.label;
  const number = item.advertiserStockNumber;
  return (
    <th scope="col" className={styles.head}>
      <div className={styles.photo}>
        <StockPicture
          sources={photo && toCardSources(photo.url, publicSettings.stockImageTemplate)}
          alt=""
          sizes="180px"
        />
      </div>
      <span key={title} className={styles.title}>
        {path === null ? title : <Link to={path}>{title}</Link>}
      </span>
      {number !== undefined && (
        <span key={number} className={styles.number}>
          <span className="visually-hidden">{t('stock:fact.stockNumber')} </span>
          {number}
        </span>
      )}
      <span className={styles.price}>
        <LiveText>{words.price}</LiveText>
        {words.vat !== null && (
          <small>
            {' '}
            <LiveText>{words.vat}</LiveText>
          </small>
        )}
      </span>
      {status !== undefined && (
        <span className={styles.status}>
          <LiveText>{status}</LiveText>
        </span>
      )}
      {onRemove && (
        <button type="button" className={styles.remove} data-remove={id} data-print="no" onClick={onRemove}>
          <Icon name="close" />
          <span className="visually-hidden" key={name}>
            {`${t('shortlist:remove.button')} ${name}`}
          </span>
        </button>
      )}
    </th>
  );
}

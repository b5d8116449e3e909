import { Link } from 'gatsby';
import type { ReactNode } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { publicSettings } from '@/config/public-settings';
import { StockPicture } from '@/features/stock/components/stock-picture';
import { useItemWords } from '@/features/stock/hooks/use-item-words';
import { toCardSources } from '@/features/stock/model/picture-sources';
import { useTexts } from '@/i18n/use-texts';
import { formatDate } from '@/lib/format';

import type { Row } from '../model/row';

import { toChangeWords } from './change-words';
import * as styles from './item-article.module.css';

type Props = {
  row: Row;
  title: string;
  /** Null where the machine has no page any more. */
  path: string | null;
  siteUrl: string;
  /** The day of what `row.changes` compares with; ISO 8601. */
  since: string | null;
  children: ReactNode;
};

const photoSizes = '(min-width: 640px) 240px, 40vw';

/** A machine of a list: as it is now, what has changed, and what can be done with it. */
export function ItemArticle({ row, title, path, siteUrl, since, children }: Props) {
  const texts = useTexts();
  const { t, iso } = texts;
  const toWords = useItemWords();
  const words = row.item && toWords(row.item);
  const photo = row.item?.images?.[0];
  const note = row.state === 'gone' ? t('shortlist:gone') : null;
  const asOf = row.state === 'unconfirmed' && since !== null;
  return (
    <article className={styles.item} data-state={row.state} data-status={row.item?.status}>
      <div className={styles.photo}>
        <StockPicture
          sources={photo && toCardSources(photo.url, publicSettings.stockImageTemplate)}
          alt=""
          sizes={photoSizes}
        />
      </div>
      <div className={styles.words}>
        <h2 key={`${title} ${String(path)}`} className={styles.title}>
          {path === null ? title : <Link to={path}>{title}</Link>}
        </h2>
        {(note ?? words?.status) != null && (
          <p className={styles.status} data-status={words?.status?.id}>
            <LiveText>{note ?? words?.status?.label ?? ''}</LiveText>
          </p>
        )}
        {words !== null && (
          <p key={`${words.price} ${words.vat ?? ''}`} className={styles.price}>
            {words.price} {words.vat !== null && <small>{words.vat}</small>}
          </p>
        )}
        {row.changes.length > 0 && (
          <div className={styles.changes}>
            <p>
              <LiveText>
                {since === null
                  ? t('shortlist:changed.title')
                  : t('shortlist:changed.since', { date: formatDate(since, iso) })}
              </LiveText>
            </p>
            <ul>
              {row.changes.map((change) => (
                <li key={JSON.stringify(change)}>
                  <LiveText>{toChangeWords(change, words?.price ?? '', texts)}</LiveText>
                </li>
              ))}
            </ul>
          </div>
        )}
        {asOf && (
          <p className={styles.asOf}>
            <LiveText>{t('shortlist:asOf', { date: formatDate(since, iso) })}</LiveText>
          </p>
        )}
        {path !== null && <p className={styles.address}>{siteUrl + path}</p>}
      </div>
      {words !== null && (
        <dl className={styles.facts}>
          {words.places.map(({ id, label, value }) => (
            <div key={`${id} ${value}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </article>
  );
}

import { LiveText } from '@/components/ui/live-text';
import { MoreLink } from '@/components/ui/more-link';
import { useItemPath } from '@/features/stock/hooks/use-item-path';
import type { StockItem } from '@/features/stock/model/item';
import { useTexts } from '@/i18n/use-texts';
import { formatDate } from '@/lib/format';

import { useListLook } from '../hooks/use-list-look';
import { useLiveAnswer } from '../hooks/use-live-answer';
import { useRowNames } from '../hooks/use-row-names';
import { useRowTitle } from '../hooks/use-row-title';
import { toRow, type Row } from '../model/row';
import type { SharedList as Shared } from '../model/share-link';

import { ItemArticle } from './item-article';
import { KeepButton } from './keep-button';
import { ListViews } from './list-views';
import type { ListPlace } from './own-list';
import * as styles from './own-list.module.css';
import { SharedActions } from './shared-actions';

/** The machines of a link that somebody has sent: not the visitor's own yet. */
export function SharedList({ shared, categories, siteUrl, path, renderEnquiry }: ListPlace & { shared: Shared }) {
  const { t, iso } = useTexts();
  const { live, state: answered } = useLiveAnswer(shared.items.map(({ id }) => id));
  const toTitle = useRowTitle();
  const toPath = useItemPath(categories);
  const toSharedPath = ({ item, state }: Row) => (item === null || state === 'gone' ? null : toPath(item));
  const rows = shared.items.map(({ id, past, note }) => ({ ...toRow({ id, past, item: null }, live), note }));
  const toName = useRowNames(rows);
  const look = useListLook(path);
  const found = rows.flatMap(({ item, note }) => (item === null ? [] : [toKept(item, note)]));
  const on = shared.on === null ? '' : ` ${t('shortlist:shared.on', { date: formatDate(shared.on, iso) })}`;
  if (rows.length === 0)
    return (
      <>
        <p>{t('shortlist:shared.none')}</p>
        <MoreLink route="shortlist">{t('shortlist:shared.own')}</MoreLink>
      </>
    );
  return (
    <section aria-labelledby="shared-list">
      <div className={styles.shared}>
        <p id="shared-list" className={styles.sharedTitle}>
          {t('shortlist:shared.title')}
        </p>
        <p key={on}>
          {t('shortlist:shared.text')}
          {on}
        </p>
        <SharedActions items={found} />
      </div>
      <div className={styles.views}>
        {renderEnquiry(rows, `shortlist ${shared.items.map(({ id }) => id).join('.')}`)}
        <div role="status">
          {answered === 'failed' && (
            <p className={styles.notice}>
              <LiveText>{t('stock:list.failed')}</LiveText>
            </p>
          )}
        </div>
        <ListViews
          {...{ rows, look, toTitle, toName, noteLabel: t('shortlist:shared.note') }}
          toPath={toSharedPath}
          isLoading={answered === 'loading'}
        >
          <ul className={styles.list} aria-busy={answered === 'loading'}>
            {rows.map((row) => (
              <li key={row.id}>
                <ItemArticle
                  row={row}
                  title={toTitle(row)}
                  path={toSharedPath(row)}
                  siteUrl={siteUrl}
                  since={row.state === 'live' ? shared.on : null}
                >
                  <div className={styles.own}>
                    {row.note !== undefined && (
                      <div className={styles.sentNote}>
                        <p>{t('shortlist:shared.note')}</p>
                        <p>{row.note}</p>
                      </div>
                    )}
                    {row.item !== null && (
                      <div>
                        <KeepButton {...toKept(row.item, row.note)} title={toName(row)} />
                      </div>
                    )}
                  </div>
                </ItemArticle>
              </li>
            ))}
          </ul>
        </ListViews>
      </div>
    </section>
  );
}

/** What is kept of a machine: its note comes along. */
const toKept = (item: StockItem, note: string | undefined) => ({ item, ...(note !== undefined && { note }) });

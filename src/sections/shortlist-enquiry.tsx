import { useId, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { useCompany } from '@/features/company/use-company';
import { EnquiryPlace } from '@/features/enquiry/components/enquiry-place';
import { hasDraft } from '@/features/enquiry/hooks/has-draft';
import { maxAbout } from '@/features/enquiry/model/choices';
import { useRowTitle } from '@/features/shortlist/hooks/use-row-title';
import type { Row } from '@/features/shortlist/model/row';
import { toListedPath } from '@/features/stock/hooks/use-item-path';
import { useItemWords } from '@/features/stock/hooks/use-item-words';
import type { StockItem } from '@/features/stock/model/item';
import { defaultLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import { isTaken, toAskedItems } from './asked-items';
import * as styles from './shortlist-enquiry.module.css';
import { useRecipient } from './use-recipient';

type Props = {
  rows: readonly Row[];
  /** The list's name. */
  list: string;
  /** `dealerPath` is the category's path in the dealer's language. */
  categories: readonly { name: string; path: string; dealerPath: string }[];
  siteUrl: string;
};

/** One enquiry about the machines of a list. Closed until it is wanted, or goes on with what was typed before. */
export function ShortlistEnquiry({ rows, list, categories, siteUrl }: Props) {
  const { t } = useTexts();
  const id = useId();
  const locale = useLocale();
  const company = useCompany();
  const recipient = useRecipient();
  const toTitle = useRowTitle();
  const toWords = useItemWords();
  const [isOpen, setOpen] = useState(() => hasDraft(list));
  const paths = categories.map(({ name, dealerPath }) => ({ name, path: dealerPath }));
  const toStatus = (item: StockItem) => toWords(item).status?.label ?? null;
  const asked = toAskedItems(rows, {
    ...{ toTitle: (item) => toWords(item).title, toStatus },
    toUrl: (item) => siteUrl + toListedPath(item, paths, defaultLocale),
    toOwnUrl: (item) => siteUrl + toListedPath(item, categories, locale),
  });
  if (asked.length === 0) return null;
  const taken = rows.filter(isTaken).map((row) => {
    const reason = row.state === 'gone' || row.item === null ? t('shortlist:gone') : toStatus(row.item);
    return `${toTitle(row)} (${reason ?? ''})`;
  });
  return (
    <section aria-labelledby={id} className={styles.enquiry} data-print="no">
      <h2 className={styles.title}>
        <button id={id} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevron" />
          <LiveText>{t('shortlist:ask.title', { count: asked.length })}</LiveText>
        </button>
      </h2>
      {isOpen && (
        <div className={styles.content}>
          {taken.length > 0 && (
            <p className={styles.taken}>
              <LiveText>{`${t('shortlist:ask.taken')}: ${taken.join(', ')}`}</LiveText>
            </p>
          )}
          <EnquiryPlace
            kind="product"
            about={asked}
            list={list}
            known={{ skipped: asked.slice(maxAbout).map((one) => one.id) }}
            phone={company?.phone ?? null}
            email={company?.email ?? null}
            recipient={recipient}
          />
        </div>
      )}
    </section>
  );
}

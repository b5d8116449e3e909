import { Fragment, type ReactNode } from 'react';

import { ButtonLink } from '@/components/ui/button-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';
import { toWhatsappMessage, type PhoneLink, type WhatsappLink } from '@/lib/contact-links';

import { useItemWords } from '../../hooks/use-item-words';
import type { StockItem } from '../../model/item';
import { toPriceView } from '../../model/price';

import * as styles from './item-actions.module.css';

/** The contact for an item, from the CMS; each part may be missing. */
export type Seller = { phone: PhoneLink | null; email: string | null; whatsapp: WhatsappLink | null };

type Props = { item: StockItem; seller: Seller; url: string };
type Action = { href: string; icon: IconName; label: string; short: string };

/** The actions of an item, the most likely first: call, message, enquire; for a sold item, find another one. */
function useItemActions({ item, seller, url }: Props): Action[] {
  const { t } = useTexts();
  const { title } = useItemWords()(item);
  const number = item.advertiserStockNumber ?? item.advertisementID;
  const { kind } = toPriceView(item);
  const isTaken = item.status !== undefined;
  const question =
    kind === 'request' ? t('stock:price.ask') : kind === 'bid' ? t('item:action.bid') : t('item:action.enquiry');
  const text = t('stock:item.whatsappText', { title, number, url });
  const call = seller.phone?.href != null && {
    href: seller.phone.href,
    icon: 'phone' as const,
    label: seller.phone.text,
    short: t('item:action.call'),
  };
  const write = seller.whatsapp && {
    href: toWhatsappMessage(text, seller.whatsapp.href),
    icon: 'whatsapp' as const,
    label: t('stock:item.whatsapp'),
    short: t('stock:item.whatsapp'),
  };
  const similar = t('item:action.similar');
  const others: (Action | false | null)[] = [
    { href: '#similar', icon: 'search', label: similar, short: similar },
    { href: '#enquiry', icon: 'mail', label: t('item:action.findOne'), short: t('item:action.findOne') },
    call,
  ];
  const usual: (Action | false | null)[] = [
    call,
    write,
    { href: '#enquiry', icon: 'mail', label: question, short: question },
  ];
  return (isTaken ? others : usual).filter((action) => action !== null && action !== false);
}

/** The actions in the page's head, and whether somebody answers the phone now. */
export function ItemActions({ openNow, ...props }: Props & { openNow: ReactNode }) {
  return (
    <div className={styles.actions} data-print="no">
      {useItemActions(props).map(({ href, icon, label }, index) => (
        // Keyed by place: the buttons stay when their texts change.
        <ButtonLink key={index} href={href} variant={index === 0 ? 'primary' : 'outlined'}>
          {/* A new icon with new words: the old one would visibly move when the length of the words changes. */}
          <Fragment key={label}>
            <Icon name={icon} /> <span>{label}</span>
          </Fragment>
        </ButtonLink>
      ))}
      {openNow !== null && <div className={styles.open}>{openNow}</div>}
    </div>
  );
}

/**
 * The same actions as a bar at the bottom of a phone's screen, below the price, which a sold item has no more, and
 * whether somebody answers the phone now.
 */
export function StickyActions({ openNow, ...props }: Props & { openNow: ReactNode }) {
  const { t } = useTexts();
  const { price, vat, status } = useItemWords()(props.item);
  return (
    <nav className={styles.sticky} data-print="no" aria-label={t('item:action.label')}>
      <div className={styles.line}>
        {status?.id !== 'sold' && (
          <p key={`${price} ${String(vat)}`}>
            <strong>{price}</strong> {vat}
          </p>
        )}
        {openNow}
      </div>
      {useItemActions(props).map(({ href, icon, short }, index) => (
        <a key={index} href={href}>
          <Fragment key={short}>
            <Icon name={icon} />
            <span>{short}</span>
          </Fragment>
        </a>
      ))}
    </nav>
  );
}

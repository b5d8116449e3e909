import type { Texts } from '@/i18n/use-texts';
import { formatMoney } from '@/lib/format';

import type { Change, PastPrice } from '../model/past';

/** A change in words. @param now the item's price now, in words */
export function toChangeWords(change: Change, now: string, texts: Texts): string {
  return change.kind === 'price'
    ? texts.t('shortlist:changed.price', { before: formatPastPrice(change.before, texts), now })
    : texts.t(`shortlist:changed.${change.now}`);
}

function formatPastPrice(price: PastPrice, { t, iso }: Texts): string {
  return price.kind === 'amount' ? formatMoney(price.cents, price.currency, iso) : t(`stock:price.${price.kind}`);
}

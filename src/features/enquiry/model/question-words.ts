import type { Translate } from '../../../i18n/text-keys';
import { formatDay, formatMoney } from '../../../lib/format';
import { formatCount } from '../../../lib/typed-count';

import type { QuestionId } from './choices';
import { getChoices, type FieldId } from './fields';
import type { About, Enquiry } from './kinds';
import { toValue } from './problems';
import { isBid, isHire, questions } from './questions';

/** The texts of one language, and its tag for dates and amounts. */
export type Wording = { t: Translate; iso: string };

/** Details that a sentence has no place for stand in brackets behind it; these say what they are without a label. */
const selfEvident: readonly FieldId[] = ['make', 'model', 'day', 'part', 'way', 'parts'];

/** A question about so many stock items as a chip says it. */
export function toQuestionLabel(id: QuestionId, about: readonly About[], t: Translate): string {
  const key = id === 'offer' && isBid(about) ? 'bid' : id === 'rental' && isHire(about) ? 'hire' : id;
  return t(`enquiry:question.${key}`, { count: Math.max(1, about.length) });
}

/**
 * The same with its details.
 * @example 'Can I see the machine? (3 December 2026, in the morning, by video call)'
 */
export function toQuestionWords(id: QuestionId, { about, values }: Enquiry, { t, iso }: Wording): string {
  const filled = questions[id].details.flatMap((field): [FieldId, string][] => {
    const value = toValue(field, values);
    return value === ''
      ? []
      : [[field, toDetail(field, value, { t, iso }) + (field === 'amount' ? toNet(about, t) : '')]];
  });
  const [[field, value] = [null, '']] = filled;
  if (field === 'place') return t('enquiry:question.deliveryTo', { place: value, count: Math.max(1, about.length) });
  // An abbreviation ends a sentence with its own full stop.
  if (field === 'amount')
    return t(`enquiry:question.${isBid(about) ? 'bidOf' : 'offerOf'}`, { amount: value }).replace(/\.\.$/, '.');
  const question = toQuestionLabel(id, about, t);
  if (filled.length === 0) return question;
  const details = filled.map(([one, words]) =>
    selfEvident.includes(one) ? words : `${t(`enquiry:field.${one}`)}: ${words}`,
  );
  return `${question} (${details.join(', ')})`;
}

/** What a bid is without, behind its amount: the VAT that the machine's price is without. */
export function toNet([one]: readonly About[], t: Translate): string {
  return one?.isNet === true ? ` ${t('enquiry:net')}` : '';
}

/** A value in words; one that is not valid as it was typed. */
function toDetail(field: FieldId, value: string, { t, iso }: Wording): string {
  if (field === 'day' || field === 'from') return formatDay(value, iso);
  if (field === 'hours') return formatCount(value, iso);
  if (field === 'amount') return /^\d+$/.test(value) ? formatMoney(Number(value) * 100, 'EUR', iso) : value;
  const chosen = (getChoices(field) ?? []).filter((one) => value.split(',').includes(one));
  return chosen.length === 0 ? value : chosen.map((one) => t(`enquiry:detail.${one}`)).join(', ');
}

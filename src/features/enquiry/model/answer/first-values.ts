import { toAvailableName, toFieldName } from './answer-words';
import type { AnswerRequest } from './answerable';

/** What the stock says about an item of the request. */
export type KnownItem = {
  id: string;
  status: 'available' | 'sold' | 'reserved' | 'unknown';
  vat: 'margin' | 'exclusive' | null;
  /** In millimetres. */
  size: Readonly<Partial<Record<'length' | 'width' | 'height', number | null>>>;
};

/**
 * What is ticked or filled in before the dealer does anything: only what the stock knows. Nothing that binds the
 * dealer, such as a price, a day or an offer, is ever ticked.
 */
export function toFirstValues(
  { questions, items }: AnswerRequest,
  known: readonly KnownItem[],
): Readonly<Record<string, string>> {
  const isAsked = (id: string) => questions.some((one) => one.id === id);
  const entries = known.flatMap(({ id, status }): [string, string][] => {
    if (status === 'available') return isAsked('available') ? [[toAvailableName(id), 'yes']] : [];
    // What cannot be had is said to whoever did not ask, too.
    return status === 'unknown' ? [] : [[toAvailableName(id), status]];
  });
  const vats = known.map(({ vat }) => vat);
  const isEach = (vat: KnownItem['vat']) =>
    known.length > 0 && known.length === items.length && vats.every((one) => one === vat);
  if (isAsked('export') && isEach('margin')) entries.push(['export', 'no']);
  if (isAsked('export') && isEach('exclusive')) entries.push(['export', 'yes']);
  const [one, ...others] = known;
  if (isAsked('gate') && one !== undefined && others.length === 0) entries.push(...toSizes(one));
  return Object.fromEntries(entries);
}

/** The known sizes as the dealer would type them, in the fields of the question about the gate. */
function toSizes({ size }: KnownItem): [string, string][] {
  return (['length', 'width', 'height'] as const).flatMap((side) => {
    const millimetres = size[side] ?? null;
    return millimetres === null
      ? []
      : [[toFieldName('gate', side), String(Math.round(millimetres) / 1000).replace('.', ',')]];
  });
}

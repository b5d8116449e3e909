/**
 * The values that a number can have, the likeliest first: `4.500` is 4500, and 4.5 where 4500 makes no sense. None for
 * what is no number.
 */
export function toValues(text: string): number[] {
  const plain = text.replace(/['’]/g, '.');
  if (/^\d{1,15}$/.test(plain)) return [Number(plain)];
  const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/.exec(plain);
  const decimal = /^(\d{1,9})[.,](\d{1,3})$/.exec(plain);
  return [
    ...(grouped === null ? [] : [Number(`${(grouped[1] ?? '').replace(/[.,]/g, '')}.${grouped[3] ?? '0'}`)]),
    ...(decimal === null ? [] : [Number(`${decimal[1] ?? ''}.${decimal[2] ?? ''}`)]),
  ];
}

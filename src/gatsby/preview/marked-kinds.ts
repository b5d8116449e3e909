import type { Field } from '../../../content-model/content-type';
import { emailPattern, ibanPattern, phonePattern, urlPattern } from '../../../content-model/types/shared';

/** Patterns of what is read by people as it was written. Others (addresses of pages, hours, keys) are read by code. */
const shownPatterns: readonly string[] = [emailPattern, ibanPattern, phonePattern, urlPattern].map(
  ({ pattern }) => pattern,
);

/**
 * How a field says where it is on a page: its text or its picture carries a mark, or it has none, because code reads it
 * (choices, numbers, days, hours) or it leads to another entry. Those without a mark are in the list of
 * `field-list.ts`.
 */
export function getMarkedKind(field: Field): 'text' | 'texts' | 'longText' | 'richText' | 'image' | null {
  switch (field.kind) {
    case 'symbol':
    case 'symbols':
      if (field.in !== undefined) return null;
      if (field.regexp !== undefined && !shownPatterns.includes(field.regexp.pattern)) return null;
      return field.kind === 'symbol' ? 'text' : 'texts';
    case 'text':
      return 'longText';
    case 'richText':
      return 'richText';
    case 'image':
      return 'image';
    default:
      return null;
  }
}

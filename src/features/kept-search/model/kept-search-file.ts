import type { ListFormat } from '../../../lib/stored-list';

/** A kept search as it is stored. Every page that has one reads the id; `readKeptSearch` parses it and the rest. */
export type KeptSearch = {
  /** The canonical query of its filter (`formatFeedFilter`), the same in every language. */
  id: string;
  name?: unknown;
  /** The moment up to which its machines were seen (ISO 8601, whole seconds). */
  seen?: unknown;
};

/** More searches than anybody follows; each one is two requests when the page shows them. */
export const maxSearches = 20;

/** Without the table of filters, which the page of kept machines loads only for whoever has kept a search. */
export const keptSearchFormat: ListFormat<KeptSearch> = {
  version: 1,
  most: maxSearches,
  toId: ({ id }) => (typeof id === 'string' && /^(\?.{1,4000})?$/.test(id) ? id : null),
};

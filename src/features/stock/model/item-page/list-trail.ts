import * as v from 'valibot';

import { pageSize } from '../search/query';

/** Where the browser keeps the trail for as long as the visit lasts. */
export const listTrailKey = 'list-trail';

/** Items; a visitor who loaded more of a list has the first ones. */
const most = 500;

// Without a host, also after a browser has made `\` a `/` and left out line ends: it is followed as a link.
const pathSchema = v.pipe(v.string(), v.maxLength(4000), v.regex(/^\/(?![/\\])[^\s\p{Cc}]*$/u));
const wholeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const trailSchema = v.object({
  list: v.object({ path: pathSchema, total: wholeSchema, first: wholeSchema }),
  items: v.pipe(v.array(v.object({ id: v.string(), path: pathSchema })), v.maxLength(most)),
});

/**
 * The list a visitor came from: its address with filters, how many items it finds in all, how many come before the first
 * one that was loaded, and the loaded items in their order.
 */
export type ListTrail = v.InferOutput<typeof trailSchema>;

/** Where an item stands in the list the visitor came from. `position` counts from 0 in the whole list. */
export type TrailPlace = {
  previous: string | null;
  next: string | null;
  position: number;
  total: number;
  listPath: string;
  /** The first page of the list that was loaded. */
  firstPage: number;
};

/** Null when nothing is stored, it is broken, or one of its paths could lead to another site. */
export function parseListTrail(text: string | null): ListTrail | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(trailSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export function formatListTrail({ list, items }: ListTrail): string {
  return JSON.stringify({ list, items: items.slice(0, most) });
}

/** Null when there is no trail, or the visitor came to this item in another way. */
export function findInTrail(trail: ListTrail | null, id: string): TrailPlace | null {
  const index = trail?.items.findIndex((item) => item.id === id) ?? -1;
  if (trail === null || index === -1) return null;
  const { list, items } = trail;
  return {
    previous: items[index - 1]?.path ?? null,
    next: items[index + 1]?.path ?? null,
    position: list.first + index,
    total: list.total,
    listPath: list.path,
    firstPage: Math.floor(list.first / pageSize) + 1,
  };
}

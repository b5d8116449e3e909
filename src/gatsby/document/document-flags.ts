type Row = {
  /** The values it may have: a list, or `any` for a text that is known at run time only. `''` marks presence. */
  values: readonly string[] | 'any';
  /** Files that set, remove and read it, from the root of the project. `document-flags.test.ts` compares them. */
  setBy: readonly string[];
  removedBy: readonly string[];
  readBy: readonly string[];
  /** Why it is on `<html>`. */
  why: string;
};

/**
 * The flags on `<html>`, named as in `document.documentElement.dataset`: state that must be known before the first
 * paint, when only scripts of the head have run, or that styles read across components.
 *
 * It imports nothing, and any file may import it. Code that reaches the browser imports the types alone, so that the
 * table adds no bytes to a bundle.
 */
export const documentFlags = {
  stockView: {
    values: ['grid', 'list'],
    setBy: ['src/gatsby/document/set-stock-view.tsx', 'src/features/stock/components/stock-list/view-switch.tsx'],
    removedBy: [],
    readBy: [
      'src/features/stock/components/item-name.module.css',
      'src/features/stock/components/stock-card/stock-card.module.css',
      'src/features/stock/components/stock-list/column-heads.module.css',
      'src/features/stock/components/stock-list/stock-grid.module.css',
      'src/features/stock/components/stock-list/view-switch.tsx',
      'src/features/stock/components/stock-news/news-line.module.css',
      'src/features/stock/hooks/count-in-sight.ts',
      'src/features/stock/hooks/list-heights.ts',
    ],
    why: 'The stored choice of tiles or list applies before the first paint: hydration does not rearrange the list.',
  },
  unanswered: {
    values: [''],
    setBy: ['src/gatsby/document/set-stock-view.tsx'],
    removedBy: ['src/features/stock/hooks/use-list-answer.ts'],
    readBy: [
      'src/features/stock/components/stock-list/list-head.module.css',
      'src/features/stock/components/stock-list/stock-grid.module.css',
    ],
    why: 'The address of a list has filters: the built list, which is no answer to them, is not shown until one is there.',
  },
  unread: {
    values: [''],
    setBy: ['src/gatsby/document/hold-images.tsx'],
    removedBy: ['src/gatsby/document/hold-images.tsx', 'src/gatsby/document/lay-out-in-steps.ts'],
    readBy: ['src/layout/header/header.module.css'],
    why: 'The header stays hidden until the parser has read all of it: later parts would move the painted ones.',
  },
  unpainted: {
    values: [''],
    setBy: ['src/gatsby/document/hold-images.tsx'],
    removedBy: ['src/gatsby/document/hold-images.tsx', 'patches/gatsby/start-scripts.tsx'],
    readBy: ['src/styles/global.css'],
    why: 'On phones, lazy images load after the first image, so that they do not compete with the largest paint.',
  },
  unmoved: {
    values: [''],
    setBy: ['src/gatsby/document/hold-images.tsx'],
    removedBy: ['src/gatsby/document/hold-images.tsx'],
    readBy: ['src/features/stock/components/stock-list/stock-grid.module.css'],
    why: 'On phones, list images below the first screen load on the first interaction: bounced visits do not load them.',
  },
  trail: {
    values: [''],
    setBy: ['src/gatsby/document/reserve-list-context.tsx'],
    removedBy: ['src/features/stock/components/stock-related/previous-next-links.tsx'],
    readBy: ['src/features/stock/components/stock-related/previous-next-links.module.css'],
    why: 'Reserves the height of the previous and next links, which render after hydration: no layout shift.',
  },
  missing: {
    values: 'any',
    setBy: ['src/gatsby/document/mark-pending-item.tsx'],
    removedBy: [],
    readBy: ['src/templates/not-found.tsx'],
    why: 'The requested path on a 404 page: the router replaces the address with that of the 404 page.',
  },
  pending: {
    values: ['item', 'locale'],
    setBy: ['src/gatsby/document/mark-pending-item.tsx', 'src/i18n/preferred-locale.ts'],
    removedBy: ['src/sections/new-category.tsx', 'src/sections/new-item-page.tsx'],
    readBy: ['src/styles/global.css', 'src/layout/failed-page.tsx'],
    why: 'Hides a 404 page that may become a new item or category, and the root page on its way to another locale.',
  },
  whole: {
    values: [''],
    setBy: ['src/gatsby/client/watch-navigation.ts'],
    removedBy: ['src/gatsby/client/watch-navigation.ts'],
    readBy: [
      'src/features/stock/hooks/use-first-items.ts',
      'src/hooks/use-after-opening.ts',
      'src/hooks/use-near-view.ts',
    ],
    why: 'Back and Forward render what was in sight in one pass, so that the scroll position can be restored.',
  },
} as const satisfies Record<string, Row>;

export type DocumentFlag = keyof typeof documentFlags;

/** `document.documentElement.dataset` with the flags and values of the table. */
export type DocumentFlags = {
  [Flag in DocumentFlag]?: (typeof documentFlags)[Flag]['values'] extends readonly (infer Value)[] ? Value : string;
};

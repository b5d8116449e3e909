/** What a browser stores as a list, and what was left out of it. */
export type StoredList<E> = {
  entries: readonly E[];
  /** Entries without id, there twice or too many, or a text that is no list. */
  dropped: readonly unknown[];
  /** A newer version of the site has stored it: it must not be overwritten. */
  isNewer: boolean;
};

export type ListFormat<E> = {
  version: number;
  /** How many entries there may be. */
  most: number;
  /** The id of a valid entry; null for anything else. */
  toId: (raw: Partial<E>) => string | null;
};

/** Reads what a browser has stored. Never throws: entries that are valid stay, the others are named. */
export function parseStoredList<E>(text: string | null, { version, most, toId }: ListFormat<E>): StoredList<E> {
  const { version: of, items } = parse(text);
  const isNewer = Number(of) > version;
  const list: readonly unknown[] = isNewer || text === null ? [] : Array.isArray(items) ? items : [text];
  const entries = new Map<string, E>();
  const dropped: unknown[] = [];
  for (const raw of list) {
    const id = toId(raw ?? {});
    if (id === null || entries.has(id) || entries.size === most) dropped.push(raw);
    else entries.set(id, raw as E);
  }
  return { entries: [...entries.values()], dropped, isNewer };
}

export function formatStoredList<E>(items: readonly E[], { version }: Pick<ListFormat<E>, 'version'>): string {
  return JSON.stringify({ version, items });
}

function parse(text: string | null): { version?: unknown; items?: unknown } {
  try {
    return (JSON.parse(text ?? '') as object | null) ?? {};
  } catch {
    return {};
  }
}

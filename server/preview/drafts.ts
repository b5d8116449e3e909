import * as v from 'valibot';

/** What the CMS delivers of an entry or an asset, with `locale=*`: values by field and locale. */
const draftSchema = v.looseObject({
  sys: v.looseObject({ id: v.string(), type: v.picklist(['Entry', 'Asset']), updatedAt: v.string() }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
});
export const draftsSchema = v.object({ total: v.number(), items: v.array(draftSchema) });

export type Draft = v.InferOutput<typeof draftSchema>;
export type Kind = Draft['sys']['type'];
/** How a draft differs from the one before it; `before` is null for a new one, `after` for one that is gone. */
export type DraftChange = { kind: Kind; id: string; before: Draft['fields'] | null; after: Draft['fields'] | null };

/** `typedAt`: when an editor typed it, who has not saved it yet. */
type Row = { draft: Draft; serial: number; typedAt: number | null };

/** What is typed the web app saves within seconds. After that time what is saved counts again. */
const typedMs = 30_000;

/**
 * All drafts of a space as they were last read. The Preview API tells no differences, and nothing of what was deleted:
 * here both are known, by a serial number of each change.
 */
export function createDrafts(now: () => number = Date.now) {
  const rows = new Map<string, Row>();
  const gone = new Map<string, { id: string; kind: Kind; serial: number }>();
  let serial = 0;

  const set = (draft: Draft, typedAt: number | null = null): DraftChange[] => {
    const { id, type: kind, updatedAt } = draft.sys;
    const row = rows.get(toKey(kind, id));
    const before = row?.draft;
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(draft)) return [];
    const isTyped = typedAt === null && row?.typedAt != null && now() - row.typedAt < typedMs;
    if (isTyped && before?.sys.updatedAt === updatedAt) return [];
    serial += 1;
    rows.set(toKey(kind, id), { draft, serial, typedAt });
    gone.delete(toKey(kind, id));
    return [{ kind, id, before: before?.fields ?? null, after: draft.fields }];
  };

  const remove = ({ sys: { id, type: kind }, fields }: Draft): DraftChange => {
    serial += 1;
    rows.delete(toKey(kind, id));
    gone.set(toKey(kind, id), { id, kind, serial });
    return { kind, id, before: fields, after: null };
  };

  const list = (kind: Kind): Draft[] =>
    [...rows.values()].flatMap(({ draft }) => (draft.sys.type === kind ? [draft] : []));

  return {
    list,
    get: (kind: Kind, id: string): Draft | null => rows.get(toKey(kind, id))?.draft ?? null,
    /** Takes drafts that were read; the others stay. */
    update: (drafts: readonly Draft[]): DraftChange[] => drafts.flatMap((draft) => set(draft)),
    /** Takes values of an entry that an editor types, by field and locale; nothing of one that is not known. */
    type: (id: string, values: Draft['fields']): DraftChange[] => {
      const draft = rows.get(toKey('Entry', id))?.draft;
      if (draft === undefined) return [];
      const fields = Object.entries(values).map(([field, own]) => [field, { ...draft.fields[field], ...own }] as const);
      return set({ ...draft, fields: { ...draft.fields, ...Object.fromEntries(fields) } }, now());
    },
    /** Takes all drafts of a kind: what is not among them is gone. */
    replace: (kind: Kind, drafts: readonly Draft[]): DraftChange[] => {
      const ids = new Set(drafts.map(({ sys }) => sys.id));
      const lost = list(kind).filter(({ sys }) => !ids.has(sys.id));
      return [...lost.map(remove), ...drafts.flatMap((draft) => set(draft))];
    },
    /** What has changed since a serial number, and the number until then. 0: everything there is. */
    since: (from: number) => ({
      serial,
      drafts: [...rows.values()].flatMap((row) => (row.serial > from ? [row.draft] : [])),
      gone: from === 0 ? [] : [...gone.values()].filter((row) => row.serial > from),
    }),
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

const toKey = (kind: Kind, id: string) => `${kind} ${id}`;

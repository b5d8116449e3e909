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

/** `draft`: what is shown; `saved`: what was read last; `typedAt`: when an editor typed what is not saved yet. */
type Row = { draft: Draft; saved: Draft; serial: number; typedAt: number | null };

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

  const show = (draft: Draft, saved: Draft, typedAt: number | null): DraftChange[] => {
    const { id, type: kind } = draft.sys;
    const before = rows.get(toKey(kind, id))?.draft;
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(draft)) return [];
    serial += 1;
    rows.set(toKey(kind, id), { draft, saved, serial, typedAt });
    gone.delete(toKey(kind, id));
    return [{ kind, id, before: before?.fields ?? null, after: draft.fields }];
  };

  const isBeingTyped = ({ typedAt }: Row) => typedAt !== null && now() - typedAt < typedMs;

  const set = (read: Draft): DraftChange[] => {
    const row = rows.get(toKey(read.sys.type, read.sys.id));
    const isOld = row !== undefined && isBeingTyped(row) && row.saved.sys.updatedAt === read.sys.updatedAt;
    return isOld ? [] : show(read, read, null);
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
      const row = rows.get(toKey('Entry', id));
      if (row === undefined) return [];
      const { sys, fields } = row.draft;
      const typed = Object.entries(values).map(([field, own]) => [field, { ...fields[field], ...own }] as const);
      if (JSON.stringify(Object.fromEntries(typed)) === JSON.stringify(pick(fields, Object.keys(values)))) return [];
      // Gatsby takes no entry anew that has the same time of change.
      const updatedAt = new Date(now()).toISOString();
      const draft = { sys: { ...sys, updatedAt }, fields: { ...fields, ...Object.fromEntries(typed) } };
      return show(draft, row.saved, now());
    },
    /** Takes back what was typed a while ago and never saved. */
    expire: (): DraftChange[] =>
      [...rows.values()].flatMap((row) =>
        row.typedAt === null || isBeingTyped(row) ? [] : show(row.saved, row.saved, null),
      ),
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

const pick = (fields: Draft['fields'], names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]] as const])));

const toKey = (kind: Kind, id: string) => `${kind} ${id}`;

import * as v from 'valibot';

/** The file of the content report in a release, so that it follows a rollback. It is not served. */
export const contentReportFile = '.content-report.json';

/** The maximum of listed findings of each kind: people read `/status`. `total` counts all. */
export const maxListed = 200;

const findingSchema = v.object({
  /** The content type, or `Asset` for an image or file. */
  type: v.string(),
  id: v.string(),
  /** The name of the entry; null if it has none. */
  title: v.nullable(v.string()),
  /** The id of the field, and the name that an editor sees; null if the finding concerns the whole entry. */
  field: v.nullable(v.string()),
  fieldName: v.nullable(v.string()),
  /** The locales concerned; empty for all. */
  locales: v.array(v.string()),
  /** A sentence: what the entry says, and how the site handles it. */
  problem: v.string(),
  /** A sentence: what to do in the CMS. */
  advice: v.string(),
});

const inUseSchema = v.object({ id: v.string(), title: v.nullable(v.string()) });

const categorySchema = v.object({
  /** The name in the stock system, as a sector lists it. */
  name: v.string(),
  label: v.string(),
  machines: v.number(),
  /** The sectors that list it. */
  sectors: v.array(v.string()),
});

const changeSchema = v.object({
  /** The moment, ISO 8601 in UTC. */
  at: v.string(),
  /** The entries, and what becomes of each. A vacancy that closes leaves the lists. */
  what: v.array(
    v.object({
      type: v.string(),
      id: v.string(),
      title: v.nullable(v.string()),
      change: v.picklist(['begins', 'ends', 'closes']),
    }),
  ),
});

const placedSchema = v.object({
  /** When it was published last, ISO 8601 in UTC; empty where the CMS does not say it. */
  updatedAt: v.string(),
  /** Paths of Dutch pages that show it, and words for other places (`entry-places.ts`). */
  on: v.array(v.string()),
});

export const contentReportSchema = v.object({
  /** The space of the content: reports of different spaces are not compared. */
  space: v.string(),
  entries: v.number(),
  /** In all texts and locales. */
  words: v.number(),
  /** The entries of each type that has pages or lists of its own. Older releases have none. */
  entriesOf: v.optional(v.record(v.string(), v.number()), {}),
  /** The entry at each required place, by the place (`company`, `page home`). */
  inUse: v.record(v.string(), inUseSchema),
  /** The required places without an entry: such a build is not published. */
  missing: v.array(findingSchema),
  /** The number of findings, and of those that concern missing translations. The latter come last. */
  total: v.number(),
  untranslated: v.number(),
  findings: v.array(findingSchema),
  /** The categories of the stock system, those with most stock items first. */
  categories: v.array(categorySchema),
  /** The categories of no sector, in the format of the field “Stock categories”: `tractors, balers`. */
  categoriesToPaste: v.string(),
  /** The next moments at which the site changes by itself, the first one first. Older releases have none. */
  nextChanges: v.optional(v.array(changeSchema), []),
  /** Every entry and asset of the build, by kind and id (`Entry home-hero`, `Asset yard`). Older releases have none. */
  placed: v.optional(v.record(v.string(), placedSchema), {}),
});

/** Content of the CMS that the site cannot show as written. */
export type ContentFinding = v.InferOutput<typeof findingSchema>;
/** A moment at which entries begin or end. */
export type ContentChange = v.InferOutput<typeof changeSchema>;
/** An entry or asset as a build had it. */
export type Placed = v.InferOutput<typeof placedSchema>;
export type InUse = v.InferOutput<typeof inUseSchema>;
export type StockCategoryCount = v.InferOutput<typeof categorySchema>;

/** The report of a build on its content, for editors and operators. */
export type ContentReport = v.InferOutput<typeof contentReportSchema>;

/** Parses the text of a report; null if it is invalid. */
export function parseContentReport(text: string): ContentReport | null {
  try {
    const parsed = v.safeParse(contentReportSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

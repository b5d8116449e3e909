import * as v from 'valibot';

/**
 * Where a build writes what it has to say about the content, in the release: server and rollback agree. No visitor gets
 * it.
 */
export const contentReportFile = '.content-report.json';

/** What is listed at most of each kind: `/status` is read by people. `total` counts the rest. */
export const mostListed = 200;

const findingSchema = v.object({
  /** The content type, `Asset` for a picture or file. */
  type: v.string(),
  id: v.string(),
  /** What the entry is called, null for one without a name. */
  title: v.nullable(v.string()),
  /** The field by its id, and as an editor reads it; null where it is about the entry as a whole. */
  field: v.nullable(v.string()),
  fieldName: v.nullable(v.string()),
  /** The languages that it is about; none where it is about all. */
  locales: v.array(v.string()),
  /** A sentence: what is written, and what the site makes of it. */
  problem: v.string(),
  /** A sentence: what to do in the CMS. */
  advice: v.string(),
});

const inUseSchema = v.object({ id: v.string(), title: v.nullable(v.string()) });

const categorySchema = v.object({
  /** The name of the stock system, as it is written into a sector. */
  name: v.string(),
  label: v.string(),
  machines: v.number(),
  /** The sectors that list it. */
  sectors: v.array(v.string()),
});

export const contentReportSchema = v.object({
  /** Which space the content is of: reports of two spaces are not compared. */
  space: v.string(),
  entries: v.number(),
  /** In all texts and languages. */
  words: v.number(),
  /** The entry that stands at each place that the site cannot be without, by the place (`company`, `page home`). */
  inUse: v.record(v.string(), inUseSchema),
  /** The places at which none stands: such a build is not published. */
  missing: v.array(findingSchema),
  /** How many findings there are, and how many of them are about what is not translated. Those stand last. */
  total: v.number(),
  untranslated: v.number(),
  findings: v.array(findingSchema),
  /** What the stock system has, most machines first. */
  categories: v.array(categorySchema),
  /** The categories of no sector, as the field “Stock categories” takes them: `tractors, balers`. */
  categoriesToPaste: v.string(),
});

/** Something in the CMS that the site cannot show as it was written. */
export type ContentFinding = v.InferOutput<typeof findingSchema>;
export type InUse = v.InferOutput<typeof inUseSchema>;
export type StockCategoryCount = v.InferOutput<typeof categorySchema>;

/** What a build has to say about its content, for editors and operators. */
export type ContentReport = v.InferOutput<typeof contentReportSchema>;

/** The report in the text of its file; null for what is none. */
export function parseContentReport(text: string): ContentReport | null {
  try {
    const parsed = v.safeParse(contentReportSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

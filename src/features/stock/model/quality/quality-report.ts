import * as v from 'valibot';

/** The file of the stock's quality in a release, so that it follows a rollback. It is not served. */
export const stockQualityFile = '.stock-quality.json';

/** Of so many stock items a report says what they lack, the worst first: nobody mends more of them in a week. */
export const maxItems = 200;
/** Days of the trend, which is one figure a day. */
export const maxDays = 400;

/** What a stock item lacks, or what of it is in doubt. */
export const qualityKinds = [
  ...['noPhoto', 'fewPhotos', 'smallPhotos', 'noPrice', 'price', 'noYear', 'year', 'fact', 'hours'],
  ...['noDescription', 'oneLanguage', 'duplicate'],
] as const;
export type QualityKind = (typeof qualityKinds)[number];

const findingSchema = v.object({
  kind: v.picklist(qualityKinds),
  /** The id of a property, the number of photos, the value in doubt, or the stock number of the other item. */
  detail: v.string(),
});
export type QualityFinding = v.InferOutput<typeof findingSchema>;

const itemSchema = v.object({
  id: v.string(),
  number: v.nullable(v.string()),
  title: v.string(),
  /** The label of its category in the default locale. */
  category: v.string(),
  /** Its page in the default locale. */
  path: v.string(),
  /** From 0 to 100, like that of the whole stock. */
  quality: v.number(),
  findings: v.array(findingSchema),
});

const schema = v.object({
  /** The stock items that were looked at: all but sold ones. */
  stockItems: v.number(),
  /** Those with a finding. */
  doubtful: v.number(),
  /** The mean of all stock items, from 0 to 100 with one decimal; 100 for none. */
  quality: v.number(),
  /** The number of stock items with each kind of finding. */
  counts: v.record(v.string(), v.number()),
  /** The worst first, at most `maxItems`. */
  items: v.array(itemSchema),
  /** One figure a day, oldest first, the last one of this build. */
  trend: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), quality: v.number(), stockItems: v.number() })),
});
export type QualityReport = v.InferOutput<typeof schema>;

/** Parses the text of a report; null for anything else. */
export function parseQualityReport(text: string): QualityReport | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}

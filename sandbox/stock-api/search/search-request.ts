/** The properties of the free text search; other ones are rejected. */
export const textProperties = [
  'makeName',
  'make',
  'model',
  'modelOther',
  'type',
  'advertiserStockNumber',
  'advertisementID',
  'advertiserObjectReference',
] as const;

export const sortProperties = ['createdDate', 'constructionYear', 'price.amount'] as const;

export type Sort = { property: (typeof sortProperties)[number]; order: 'asc' | 'desc' };
export type Bound = number | string;
export type Filter = {
  property: string;
  values?: readonly (string | number | boolean | null)[];
  minimum?: Bound;
  maximum?: Bound;
  /** Beside bounds: what matches as well; null is "no value". */
  orValues?: readonly (number | null)[];
};

/** The body of a search, every part optional. */
export type SearchRequest = {
  sort?: readonly Sort[];
  pagination?: { size?: number; from?: number };
  source?: readonly string[];
  aggregations?: readonly string[];
  freeTextSearch?: { term: string; properties?: readonly (typeof textProperties)[number][] };
  filters?: readonly Filter[];
};

export const limits = { size: 100, window: 10_000, defaultSize: 24 } as const;

const path = { type: 'string', pattern: '^[\\w.]+$', maxLength: 100 } as const;
const paths = { type: 'array', items: path, maxItems: 200 } as const;
const bound = { type: ['number', 'string'] } as const;

const strictObject = <const P, const R extends readonly string[]>(properties: P, required: R) =>
  ({ type: 'object', additionalProperties: false, properties, required }) as const;

/** The JSON schema of a search request. */
export const searchRequestSchema = strictObject(
  {
    sort: {
      type: 'array',
      maxItems: 3,
      items: strictObject({ property: { enum: sortProperties }, order: { enum: ['asc', 'desc'] } }, [
        'property',
        'order',
      ]),
    },
    pagination: strictObject(
      {
        size: { type: 'integer', minimum: 0, maximum: limits.size },
        from: { type: 'integer', minimum: 0, maximum: limits.window },
      },
      [],
    ),
    source: paths,
    aggregations: paths,
    freeTextSearch: strictObject(
      {
        term: { type: 'string', maxLength: 500 },
        properties: { type: 'array', items: { enum: textProperties } },
      },
      ['term'],
    ),
    filters: {
      type: 'array',
      maxItems: 100,
      items: strictObject(
        {
          property: path,
          values: { type: 'array', maxItems: 1000, items: { type: ['string', 'number', 'boolean', 'null'] } },
          minimum: bound,
          maximum: bound,
          orValues: { type: 'array', maxItems: 10, items: { type: ['number', 'null'] } },
        },
        ['property'],
      ),
    },
  },
  [],
);

/** Finds faults between valid fields of a request; null if there is none. */
export function findWindowProblem({ pagination = {} }: SearchRequest): string | null {
  const end = (pagination.from ?? 0) + (pagination.size ?? limits.defaultSize);
  return end > limits.window
    ? `body/pagination: from + size must be ${String(limits.window)} or less, not ${String(end)}`
    : null;
}

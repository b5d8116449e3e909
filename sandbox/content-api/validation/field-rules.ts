import type { Validation } from '../../../content-model/contentful-format';

import { findNodes } from './rich-text-nodes';
import { isLink } from './value-types';

/** The facts about the rest of the space that rules need. */
export type Space = {
  /** The content type of an entry, published or not; null if it does not exist. */
  getEntryType: (id: string) => string | null;
  /** The media type of an asset's file, e.g. `image/png`; null if the asset does not exist. */
  getMediaType: (id: string) => string | null;
  /** Whether another published entry of the type has this value in the field. */
  isTaken: (value: unknown) => boolean;
};

/**
 * The rules of Contentful's model that this project uses, by the key of a validation. Each returns the fault of one
 * value (of a list: of one item), or null.
 */
const rules: Readonly<Record<string, (value: unknown, rule: never, space: Space) => string | null>> = {
  in: (value, choices: unknown[]) =>
    choices.includes(value) ? null : `It has to be one of: ${choices.map(String).join(', ')}.`,
  regexp: (value, { pattern }: { pattern: string }) =>
    typeof value === 'string' && new RegExp(pattern).test(value) ? null : `It has to match ${pattern}.`,
  range: (value, { min = -Infinity, max = Infinity }: { min?: number; max?: number }) =>
    typeof value === 'number' && value >= min && value <= max ? null : 'It is outside of its range.',
  unique: (value, isUnique: boolean, { isTaken }) =>
    isUnique && isTaken(value) ? `Another entry has ${JSON.stringify(value)} already.` : null,
  linkContentType: (value, types: string[], { getEntryType }) =>
    isLink(value) ? findWrongTarget(getEntryType(value.sys.id), types) : null,
  linkMimetypeGroup: (value, groups: string[], { getMediaType }) => {
    const mediaType = isLink(value) ? getMediaType(value.sys.id) : null;
    return mediaType === null || mediaType === '' || groups.includes(mediaType.split('/')[0] ?? '')
      ? null
      : `It has to be one of: ${groups.join(', ')}; the file is ${mediaType}.`;
  },
  enabledNodeTypes: (value, types: string[]) => {
    const allowed = [...types, ...alwaysAllowed];
    return toRefusal(
      findNodes(value)
        .map(({ nodeType }) => nodeType)
        .filter((type) => !allowed.includes(type)),
    );
  },
  enabledMarks: (value, marks: string[]) =>
    toRefusal(
      findNodes(value)
        .flatMap((node) => node.marks)
        .filter((mark) => !marks.includes(mark)),
    ),
  nodes: (value, byNode: Record<string, { linkContentType?: string[] }[]>, { getEntryType }) => {
    const problems = findNodes(value).map(({ nodeType, target }) => {
      const types = byNode[nodeType]?.find(({ linkContentType }) => linkContentType !== undefined)?.linkContentType;
      return types === undefined || target === null ? null : findWrongTarget(getEntryType(target), types);
    });
    return problems.find((problem) => problem !== null) ?? null;
  },
};

/** The model does not restrict text, paragraphs and the parts of lists and tables, only their containers. */
const alwaysAllowed = ['document', 'paragraph', 'text', 'list-item', 'table-row', 'table-cell', 'table-header-cell'];

/**
 * @returns the first fault that a field's validations find in a value of one locale, in the model's own words if it has
 * some
 */
export function findBrokenRule(value: unknown, validations: readonly Validation[], space: Space): string | null {
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  for (const validation of validations) {
    for (const [key, rule] of Object.entries(validation)) {
      const problem = values.map((one) => rules[key]?.(one, rule as never, space) ?? null).find((one) => one !== null);
      if (problem !== undefined) return typeof validation.message === 'string' ? validation.message : problem;
    }
  }
  return null;
}

function findWrongTarget(type: string | null, types: readonly string[]): string | null {
  return type === null || types.includes(type)
    ? null
    : `It has to lead to one of: ${types.join(', ')}; not to ${type}.`;
}

function toRefusal(refused: readonly string[]): string | null {
  return refused.length === 0 ? null : `Not allowed here: ${[...new Set(refused)].join(', ')}.`;
}

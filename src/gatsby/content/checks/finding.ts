import { contentTypes } from '../../../../content-model';
import type { ContentFinding } from '../../../../content-model/content-report';
import type { ContentType, Field } from '../../../../content-model/content-type';
import { getTitle, type CmsEntry } from '../fetch-entries';

/** What is wrong, as a part of a sentence (`its hours … are not shown`), and what to do about it as a whole one. */
export type Doubt = { field?: string; locales?: readonly string[]; problem: string; advice: string };

const allTypes: readonly ContentType[] = contentTypes;
/** An editor pastes whole pages into a field of a line. */
const maxLetters = 400;

export function getContentType(entry: CmsEntry): ContentType | undefined {
  return allTypes.find(({ id }) => id === entry.sys.contentType.sys.id);
}

/** The fields of an entry that the site knows, with their ids; none of a type that it does not know. */
export function getFields(entry: CmsEntry): [id: string, field: Field][] {
  return Object.entries(getContentType(entry)?.fields ?? {});
}

/** As the list of the build and `/status` have it. */
export function toFinding(entry: CmsEntry, { field, locales = [], problem, advice }: Doubt): ContentFinding {
  const fieldName = field === undefined ? undefined : getContentType(entry)?.fields[field]?.name;
  return {
    type: entry.sys.contentType.sys.id,
    id: entry.sys.id,
    title: getTitle(entry),
    field: field ?? null,
    fieldName: fieldName ?? null,
    locales: [...locales],
    problem: shorten(problem),
    advice: shorten(advice),
  };
}

/** What an editor wrote, as a sentence repeats it. @example quote('  Monteur ') // '“Monteur”' */
export function quote(value: unknown): string {
  if (typeof value !== 'string') return value === undefined || value === null ? 'nothing' : 'no text';
  const words = value.replace(/\s+/g, ' ').trim();
  return words === '' ? 'nothing' : `“${words.length > 60 ? `${words.slice(0, 60)}…` : words}”`;
}

function shorten(sentence: string): string {
  return sentence.length > maxLetters ? `${sentence.slice(0, maxLetters)}…` : sentence;
}

import { isLink, isObject } from './value-types';

/** A node of a rich text: its type, its marks, and the id of the entry or asset that it links to. */
export type RichTextNode = { nodeType: string; marks: string[]; target: string | null };

/** Returns every node of a rich text, including itself, in the order of the document. */
export function findNodes(value: unknown): RichTextNode[] {
  if (!isObject(value) || typeof value.nodeType !== 'string') return [];
  const marks = Array.isArray(value.marks) ? value.marks.map((mark) => String((mark as { type?: unknown }).type)) : [];
  const target = isObject(value.data) && isLink(value.data.target) ? value.data.target.sys.id : null;
  const within = Array.isArray(value.content) ? value.content.flatMap(findNodes) : [];
  return [{ nodeType: value.nodeType, marks, target }, ...within];
}

/** Returns every link in a value of a field: itself, in a list, or in a rich text. */
export function findLinkIds(value: unknown): { linkType: string; id: string }[] {
  if (isLink(value)) return [{ linkType: value.sys.linkType, id: value.sys.id }];
  if (Array.isArray(value)) return value.flatMap(findLinkIds);
  return isObject(value) ? Object.values(value).flatMap(findLinkIds) : [];
}

import type { DraftChange } from '../../../../server/preview/drafts';

type Text = { nodeType?: unknown; value?: unknown; content?: unknown };

/**
 * Writes changed texts onto the page at once; the page made anew follows a second or two later and has everything else:
 * what came, went or changed its place. An element is written only where it says what the draft said before.
 */
export function applyChange({ kind, id, before, after }: DraftChange, page: ParentNode): void {
  if (before === null || after === null) return;
  for (const [field, values] of Object.entries(after)) {
    for (const [locale, value] of Object.entries(values)) {
      const [old, now] = [listTexts(before[field]?.[locale]), listTexts(value)];
      if (old.length !== now.length || old.every((text, place) => text === now[place])) continue;
      const selector = toSelector({ kind, id, field, locale });
      const elements = Array.from(page.querySelectorAll(selector));
      elements.forEach((element, place) => writeText(element, { old, now, place }));
    }
  }
}

type Texts = { old: readonly string[]; now: readonly string[]; place: number };

/** Equal texts of one field are told apart by their order. */
function writeText(element: Element, { old, now, place }: Texts): void {
  const [text, ...others] = element.childNodes;
  if (!(text instanceof Text) || others.length > 0) return;
  const shown = text.data.trim();
  const found =
    old[place % old.length]?.trim() === shown ? place % old.length : old.findIndex((one) => one.trim() === shown);
  if (found >= 0) text.data = now[found] ?? '';
}

/** The texts of a value: itself, those of a list, or of a rich text in the order of reading. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  const { nodeType, value: own, content } = (value ?? {}) as Text;
  if (nodeType === 'text') return typeof own === 'string' && own.trim() !== '' ? [own] : [];
  return Array.isArray(content) ? content.flatMap(listTexts) : [];
}

export function toSelector(tag: { kind: string; id: string; field: string; locale: string }): string {
  const owner = `[data-contentful-${tag.kind === 'Entry' ? 'entry' : 'asset'}-id="${CSS.escape(tag.id)}"]`;
  return `${owner}[data-contentful-field-id="${CSS.escape(tag.field)}"][data-contentful-locale="${CSS.escape(tag.locale)}"]`;
}

import { formatDraft, parseDraft, type Draft } from '../model/draft';

/** Drafts since the page load: storage may be blocked, full, or lose data. */
const typed = new Map<string, Draft | null>();

const toKey = (form: string) => `enquiry:${form}`;

/** The stored draft of a form in this tab, or null. */
export function readDraft(form: string): Draft | null {
  const draft = typed.get(form);
  if (draft !== undefined) return draft;
  try {
    return parseDraft(window.sessionStorage.getItem(toKey(form)));
  } catch {
    return null;
  }
}

/** Stores a draft, or deletes it with null. Without storage it lasts until the page is unloaded. */
export function writeDraft(form: string, draft: Draft | null): void {
  // Same result as from storage: without default values, which another form about the same item may prefill.
  typed.set(form, draft === null ? null : parseDraft(formatDraft(draft)));
  try {
    if (draft === null) window.sessionStorage.removeItem(toKey(form));
    else window.sessionStorage.setItem(toKey(form), formatDraft(draft));
  } catch {
    // As documented above.
  }
}

import { formatDraft, parseDraft, type Draft } from '../model/draft';

import { draftsSincePageLoad, toDraftKey } from './has-draft';

/** Drafts since the page load: storage may be blocked, full, or lose data. */
const typed = new Map<string, Draft | null>();

/** The stored draft of a form in this tab, or null. */
export function readDraft(form: string): Draft | null {
  const draft = typed.get(form);
  if (draft !== undefined) return draft;
  try {
    return parseDraft(window.sessionStorage.getItem(toDraftKey(form)));
  } catch {
    return null;
  }
}

/** Stores a draft, or deletes it with null. Without storage it lasts until the page is unloaded. */
export function writeDraft(form: string, draft: Draft | null): void {
  // Same result as from storage: without default values, which another form about the same item may prefill.
  typed.set(form, draft === null ? null : parseDraft(formatDraft(draft)));
  draftsSincePageLoad.set(form, draft !== null);
  try {
    if (draft === null) window.sessionStorage.removeItem(toDraftKey(form));
    else window.sessionStorage.setItem(toDraftKey(form), formatDraft(draft));
  } catch {
    // As documented above.
  }
}

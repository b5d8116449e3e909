import { formatDraft, parseDraft, type Draft } from '../model/draft';

const toKey = (form: string) => `enquiry:${form}`;

/** What was kept of a form in this window; null when nothing was, or nothing can be. */
export function readDraft(form: string): Draft | null {
  try {
    return parseDraft(window.sessionStorage.getItem(toKey(form)));
  } catch {
    return null;
  }
}

/** Keeps what is typed, or forgets it with null. Storage that is full or blocked changes nothing. */
export function writeDraft(form: string, draft: Draft | null): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(toKey(form));
    else window.sessionStorage.setItem(toKey(form), formatDraft(draft));
  } catch {
    // The form works without.
  }
}

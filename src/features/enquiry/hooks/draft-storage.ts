import { formatDraft, parseDraft, type Draft } from '../model/draft';

/** What was typed since the page was loaded: storage may be blocked or full, or keep less than it says. */
const typed = new Map<string, Draft | null>();

const toKey = (form: string) => `enquiry:${form}`;

/** What was kept of a form in this window; null when nothing was. */
export function readDraft(form: string): Draft | null {
  const draft = typed.get(form);
  if (draft !== undefined) return draft;
  try {
    return parseDraft(window.sessionStorage.getItem(toKey(form)));
  } catch {
    return null;
  }
}

/** Keeps what is typed, or forgets it with null. Without storage it is kept as long as the page lives. */
export function writeDraft(form: string, draft: Draft | null): void {
  // As storage would give it back: without what is as it was at first, which another form about the same may fill in.
  typed.set(form, draft === null ? null : parseDraft(formatDraft(draft)));
  try {
    if (draft === null) window.sessionStorage.removeItem(toKey(form));
    else window.sessionStorage.setItem(toKey(form), formatDraft(draft));
  } catch {
    // See above.
  }
}

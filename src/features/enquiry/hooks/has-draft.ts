/** Where the draft of a form is stored in this tab. */
export const toDraftKey = (form: string) => `enquiry:${form}`;

/** Whether forms have a draft, since the page load: storage may be blocked, full, or lose data. */
export const draftsSincePageLoad = new Map<string, boolean>();

/** Whether a form has a draft, without what reads it, which pages do not load. */
export function hasDraft(form: string): boolean {
  try {
    return draftsSincePageLoad.get(form) ?? window.sessionStorage.getItem(toDraftKey(form)) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

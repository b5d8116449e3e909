/** Where the draft of a form is stored in this tab. */
export const toDraftKey = (form: string) => `enquiry:${form}`;

/** Whether a draft of a form is stored, without reading it. */
export function hasDraft(form: string): boolean {
  try {
    return window.sessionStorage.getItem(toDraftKey(form)) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Focuses new content, so that visitors do not miss it. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

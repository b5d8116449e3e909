/** Written and removed immediately: the `storage` event notifies the other tabs. */
const signal = 'consent-changed';

/** Notifies other tabs of a choice made here. If storage is blocked, they check when they become visible. */
export function notifyOtherTabs(): void {
  try {
    window.localStorage.setItem(signal, String(Date.now()));
    window.localStorage.removeItem(signal);
  } catch {
    // Other tabs notice later.
  }
}

/**
 * Calls the callback whenever the choice may have changed elsewhere: in another tab immediately, and at the latest when
 * a page is shown again (also from the back-forward cache), gets focus, or is about to be left by a press or by Back. A
 * press is passed on, before any other listener gets it.
 */
export function watchChoice(onCheck: (press?: Event) => void): void {
  const check = () => onCheck();
  for (const type of ['pageshow', 'focus', 'popstate']) window.addEventListener(type, check);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('storage', ({ key }) => {
    if (key === signal) onCheck();
  });
  // Not in every browser. It also reports a deleted cookie.
  const { cookieStore } = window as { cookieStore?: EventTarget };
  cookieStore?.addEventListener('change', check);
  for (const type of ['click', 'submit']) window.addEventListener(type, onCheck, true);
}

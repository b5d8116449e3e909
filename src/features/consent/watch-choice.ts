/** Written and taken away again at once: it only has the browser tell the other tabs. */
const signal = 'consent-changed';

/**
 * Has the other tabs look at the choice that was made here. Where storage is blocked, they do when they are looked at.
 */
export function notifyOtherTabs(): void {
  try {
    window.localStorage.setItem(signal, String(Date.now()));
    window.localStorage.removeItem(signal);
  } catch {
    // They notice later.
  }
}

/**
 * Calls `look` whenever the choice may have been changed elsewhere: in another tab at once, and at the latest when a
 * page is shown again (also whole, from the back/forward cache), comes into view, or is about to be left by a press or
 * by Back. A press is handed over, before anything else hears of it.
 */
export function watchChoice(look: (press?: Event) => void): void {
  const lookNow = () => look();
  for (const type of ['pageshow', 'focus', 'popstate']) window.addEventListener(type, lookNow);
  document.addEventListener('visibilitychange', lookNow);
  window.addEventListener('storage', ({ key }) => {
    if (key === signal) look();
  });
  // Not in every browser; it also tells of a cookie that was deleted.
  const { cookieStore } = window as { cookieStore?: EventTarget };
  cookieStore?.addEventListener('change', lookNow);
  for (const type of ['click', 'submit']) window.addEventListener(type, look, true);
}

/** What of a message of the CMS decides whether it is shown. */
type Candidate = {
  contentful_id: string;
  node_locale: string;
  updatedAt: string | null;
  title: string | null;
  enabled: boolean | null;
  from: string | null;
  until: string | null;
};

/** The visitor's marker of the message that was dismissed; one that was changed since is another one. */
const storageKey = 'hidden-popup';

function toMarker({ contentful_id, updatedAt }: Candidate): string {
  return `${contentful_id} ${updatedAt ?? ''}`;
}

function isOn({ node_locale, title, enabled }: Candidate, locale: string): boolean {
  return node_locale === locale && title !== null && enabled === true;
}

/** Whether it takes today to know which message is shown. */
export function needsToday(popUps: readonly Candidate[], locale: string): boolean {
  return popUps.some((popUp) => isOn(popUp, locale) && (popUp.from !== null || popUp.until !== null));
}

/**
 * The message to show, or null: switched on, in the page's language, on one of its days, and not dismissed.
 * @param today where the dealer is, as `2026-10-02`; null where nobody knows: then it is none that has days of its own
 */
export function getShownPopUp<T extends Candidate>(
  popUps: readonly T[],
  locale: string,
  today: string | null,
): T | null {
  const popUp = popUps.find(
    (one) =>
      isOn(one, locale) &&
      (today === null
        ? !needsToday([one], locale)
        : (one.from ?? today).slice(0, 10) <= today && today <= (one.until ?? today).slice(0, 10)),
  );
  return popUp === undefined || isDismissed(popUp) ? null : popUp;
}

function isDismissed(popUp: Candidate): boolean {
  try {
    return window.localStorage.getItem(storageKey) === toMarker(popUp);
  } catch {
    return false;
  }
}

/** Keeps that a message was dismissed; where nothing can be stored, the next page shows it again. */
export function storeDismissal(popUp: Candidate): void {
  try {
    window.localStorage.setItem(storageKey, toMarker(popUp));
  } catch {
    // See above.
  }
}

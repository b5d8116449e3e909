import { toDealerDay } from '@/lib/dealer-day';

/** The fields that decide whether a message is shown. */
type Candidate = {
  contentful_id: string;
  node_locale: string;
  updatedAt: string | null;
  title: string | null;
  enabled: boolean | null;
  from: string | null;
  until: string | null;
  /** The moment from which on it is not shown, ISO 8601. */
  endsAt: string | null;
};

/** Stores the dismissed message; a message that changes counts as a new one. */
const storageKey = 'hidden-popup';

function toMarker({ contentful_id, updatedAt }: Candidate): string {
  return `${contentful_id} ${updatedAt ?? ''}`;
}

function isOn({ node_locale, title, enabled }: Candidate, locale: string): boolean {
  return node_locale === locale && title !== null && enabled === true;
}

/** Whether the current time decides which message is shown. */
export function needsTime(popUps: readonly Candidate[], locale: string): boolean {
  return popUps.some((popUp) => isOn(popUp, locale) && (popUp.from ?? popUp.until ?? popUp.endsAt) !== null);
}

/**
 * The message to show, or null: enabled, in the page's language, within its days, before its end, and not dismissed.
 * @param time milliseconds; null while unknown: messages with days or an end of their own are left out
 */
export function getShownPopUp<T extends Candidate>(
  popUps: readonly T[],
  locale: string,
  time: number | null,
): T | null {
  const today = time === null ? '' : toDealerDay(new Date(time));
  const popUp = popUps.find(
    (one) =>
      isOn(one, locale) &&
      (time === null
        ? !needsTime([one], locale)
        : (one.from ?? today).slice(0, 10) <= today &&
          today <= (one.until ?? today).slice(0, 10) &&
          (one.endsAt === null || time < Date.parse(one.endsAt))),
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

/** Stores a dismissal. If storage is blocked, the next page shows the message again. */
export function storeDismissal(popUp: Candidate): void {
  try {
    window.localStorage.setItem(storageKey, toMarker(popUp));
  } catch {
    // As documented above.
  }
}

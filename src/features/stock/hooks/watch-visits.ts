import { toDealerDay } from '@/lib/dealer-day';
import { getServerTime } from '@/lib/server-clock';

import type { Moment } from '../model/history/changes-file';
import { countVisit, formatVisits, lastVisitKey } from '../model/history/last-visit';

/**
 * Counts this visit by the server's clock, and calls back with the day and the visit before: once it knows them, and
 * again whenever the visitor comes back to the page. Storage that is blocked or keeps nothing: nobody was here before.
 * @throws if the server does not say what time it is
 */
export async function watchVisits(onMoment: (moment: Moment) => void): Promise<void> {
  const time = await getServerTime();
  if (time === null) throw new Error('The server gave no time.');
  onMoment(toMoment(time));
  document.addEventListener('visibilitychange', () => {
    const isBack = document.visibilityState === 'visible';
    void getServerTime().then((now) => {
      if (now === null) return;
      if (isBack) onMoment(toMoment(now));
      else leave(now);
    });
  });
}

function toMoment(time: number): Moment {
  return { today: toDealerDay(new Date(time)), lastVisit: store((stored) => countVisit(stored, Math.round(time))) };
}

/** However long the page was looked at, it was one visit. */
function leave(time: number): void {
  store((stored) => ({ seen: Math.round(time), before: countVisit(stored, Number(stored?.split(' ')[0])).before }));
}

/** @returns the visit before this one; null for none, or where storage keeps nothing */
function store(change: (stored: string | null) => ReturnType<typeof countVisit>): number | null {
  try {
    const visits = change(window.localStorage.getItem(lastVisitKey));
    const text = formatVisits(visits);
    window.localStorage.setItem(lastVisitKey, text);
    return window.localStorage.getItem(lastVisitKey) === text ? visits.before : null;
  } catch {
    return null;
  }
}

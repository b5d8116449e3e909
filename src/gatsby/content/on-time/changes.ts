import type { ContentChange } from '../../../../content-model/content-report';
import { toDealerTime } from '../../../lib/dealer-time';
import { isDate } from '../../../lib/is-date';
import { getValue, isOf } from '../checks/facts';
import { getTitle, type CmsEntry } from '../fetch-entries';

import { isShownAt, toNextDay, toSpan, type Edge, type Span } from './span';

/** A report has the next few: the release that follows has its own. */
const maxMoments = 5;
const maxEntries = 10;

/** The moments after `now` (milliseconds) at which it is to be seen that something begins or ends. */
export function listEdges({ begins, ends }: Span, now: number): [Edge, number][] {
  if (begins !== null && ends !== null && ends <= begins) return [];
  const edges: [Edge, number | null][] = [
    ['begins', begins],
    ['ends', ends],
  ];
  return edges.filter((edge): edge is [Edge, number] => edge[1] !== null && edge[1] > now);
}

/** The next moment at which one of them is shown or hidden, in milliseconds; null when none ever is. */
export function nextChange(spans: readonly Span[], now: number): number | null {
  const moments = spans.flatMap((span) => listEdges(span, now).map(([, at]) => at));
  return moments.length === 0 ? null : moments.reduce((first, at) => Math.min(first, at));
}

type Change = { at: number; what: ContentChange['what'][number] };

function listChanges(entry: CmsEntry, now: number): Change[] {
  // The site shows a message that is switched off at no time.
  if (isOf('popUp')(entry) && getValue(entry, 'enabled') !== true) return [];
  const span = toSpan(entry);
  const closes = findClosing(entry);
  const edges: [ContentChange['what'][number]['change'], number][] = [
    ...listEdges(span, now),
    ...(closes !== null && closes > now && isShownAt(span, closes) ? [['closes', closes] as const] : []),
  ].map(([change, at]) => [change, at]);
  const { id, contentType } = entry.sys;
  return edges.map(([change, at]) => ({
    at,
    what: { type: contentType.sys.id, id, title: getTitle(entry), change },
  }));
}

/** The first moment after the last day of a vacancy, when it leaves the lists. */
function findClosing(entry: CmsEntry): number | null {
  const day = isOf('vacancy')(entry) ? getValue(entry, 'closingDate') : null;
  return isDate(day) ? toDealerTime(`${toNextDay(day.slice(0, 10))}T00:00`) : null;
}

/** The next moments at which a site built of these entries would be another one, and what changes. @param now ms */
export function listNextChanges(entries: readonly CmsEntry[], now: number): ContentChange[] {
  const changes = entries.flatMap((entry) => listChanges(entry, now));
  const moments = [...new Set(changes.map(({ at }) => at))].sort((one, other) => one - other);
  return moments.slice(0, maxMoments).map((moment) => ({
    at: new Date(moment).toISOString(),
    what: changes
      .filter(({ at }) => at === moment)
      .slice(0, maxEntries)
      .map(({ what }) => what),
  }));
}

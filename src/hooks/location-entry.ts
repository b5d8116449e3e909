import { startTransition, useLayoutEffect, useState } from 'react';

import { afterPaint } from './use-after-paint';
import { isPageAlive } from './use-hydrated';

/** What a list keeps in the history beside the address; `key` is the router's name for the entry. */
export type EntryState = {
  key?: string;
  /** The first page that is loaded, when it is not the address's. */
  firstPage?: number;
  /** The field that this entry was made by; going on typing in it replaces the entry. */
  typing?: string;
  /** The element marked `data-anchor` to begin at, while nothing better is remembered. */
  anchor?: string;
  /** A dialog that Back closes. */
  dialog?: string;
};
export type LocationEntry = { search: string; state: EntryState };

const serverEntry: LocationEntry = { search: '', state: {} };
const listeners = new Set<() => void>();
let known: LocationEntry & { source: unknown } = { ...serverEntry, source: null };
/** The last entry of each page: a page that is being left is not to show what the address says of the next one. */
const lastOf = new Map<string, LocationEntry>();

/** What the page shows already and the browser is told of when that is painted. */
let late: { entry: LocationEntry; pathname: string; write: () => void } | null = null;

/** The query string and state of the current entry; the same object as long as both are. */
export function getLocationEntry(): LocationEntry {
  const { search, pathname } = window.location;
  if (late?.pathname === pathname) return late.entry;
  const source: unknown = window.history.state;
  if (known.search !== search || known.source !== source) known = { search, state: toState(source), source };
  lastOf.set(pathname, known);
  return known;
}

function toState(source: unknown): EntryState {
  return typeof source === 'object' && source !== null ? source : serverEntry.state;
}

/**
 * The query string and state of the page's own address. Changing them is not the router's business: it would render the
 * whole page anew and announce it to screen readers as another one. A page that comes alive learns of them in slices
 * (`use-hydrated.ts`): a store that React subscribes to would render it once more in one piece.
 * @param pathname the page's own path: what the address says about another page, on the way there, is not meant; absent where
 * nothing of another page can be taken for one's own
 */
export function useLocationEntry(pathname?: string): LocationEntry {
  const [entry, setEntry] = useState(() => (isPageAlive() ? getEntryOf(pathname) : serverEntry));
  useLayoutEffect(() => {
    const update = () => setEntry(getEntryOf(pathname));
    startTransition(update);
    listeners.add(update);
    // A page that comes back as it was left may show what the browser did not take any more when it was.
    for (const type of ['popstate', 'pageshow']) window.addEventListener(type, update);
    return () => {
      listeners.delete(update);
      for (const type of ['popstate', 'pageshow']) window.removeEventListener(type, update);
    };
  }, [pathname]);
  return entry;
}

function getEntryOf(pathname: string | undefined): LocationEntry {
  const isHere = pathname === undefined || window.location.pathname === pathname;
  return isHere ? getLocationEntry() : (lastOf.get(pathname) ?? serverEntry);
}

/** `isLate`: a new entry is written when what it shows is painted: a phone takes up to ten milliseconds for it. */
type LocationChange = LocationEntry & { replace: boolean; isLate?: boolean };

/** Writes the query string and state of the current page, as another step of the history or in place of this one. */
export function changeLocation({ search, state, replace, isLate = false }: LocationChange): void {
  late?.write();
  const key = replace ? getLocationEntry().state.key : undefined;
  const next: EntryState = { ...state, key: key ?? createKey() };
  const { pathname } = window.location;
  const address = pathname + search;
  const write = () => {
    if (replace) window.history.replaceState(next, '', address);
    else window.history.pushState(next, '', address);
  };
  if (isLate) writeLate({ search, state: next }, pathname, write);
  else write();
  for (const listener of listeners) listener();
}

/** What may lead away from the page: the entry that is left is written before. */
const hurries = ['pointerdown', 'click', 'keydown', 'pagehide'];

function writeLate(entry: LocationEntry, pathname: string, write: () => void): void {
  const listening = new AbortController();
  const forget = () => {
    late = null;
    cancel();
    listening.abort();
  };
  const finish = () => {
    forget();
    if (window.location.pathname === pathname) write();
  };
  const cancel = afterPaint(finish);
  const options = { capture: true, signal: listening.signal };
  for (const type of hurries) window.addEventListener(type, finish, options);
  // Whoever is back in an entry before is not to be led on.
  window.addEventListener('popstate', forget, options);
  late = { entry, pathname, write: finish };
  lastOf.set(pathname, entry);
}

let lastKey = 0;

/** The router names entries by the time they were made. Two of one millisecond differ here, too. */
function createKey(): string {
  lastKey = Math.max(lastKey + 1, Date.now());
  return String(lastKey);
}

import { startTransition, useLayoutEffect, useState } from 'react';

import { omit } from '@/lib/omit';
import { writeHistory } from '@/lib/write-history';

import { afterPaint } from './use-after-paint';
import { isPageHydrated } from './use-hydrated';

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

type Unwritten = { entry: LocationEntry; replace: boolean };
/**
 * What the page shows already and the history does not have yet, oldest first: what is written when it is painted, and
 * what the browser refused to write.
 */
let unwritten: Unwritten[] = [];
/** The page that they are about. */
let unwrittenOf = '';
let stopWaiting: () => void = () => undefined;

/** The query string and state of the current entry; the same object as long as both are. */
export function getLocationEntry(): LocationEntry {
  const { search, pathname } = window.location;
  const last = unwrittenOf === pathname ? unwritten.at(-1) : undefined;
  if (last !== undefined) return last.entry;
  const source: unknown = window.history.state;
  if (known.search !== search || known.source !== source) known = { search, state: toState(source), source };
  lastOf.set(pathname, known);
  return known;
}

/** What an entry says; what is of another type was written by somebody else, or by an older release. */
function toState(source: unknown): EntryState {
  if (typeof source !== 'object' || source === null) return serverEntry.state;
  const state: Record<string, unknown> = { ...source };
  for (const name of ['key', 'firstPage', 'typing', 'anchor', 'dialog'])
    if (typeof state[name] !== (name === 'firstPage' ? 'number' : 'string')) Reflect.deleteProperty(state, name);
  return state;
}

/**
 * The query string and state of the page's own address. Changing them is not the router's business: it would render the
 * whole page anew and announce it to screen readers as another one. A page that comes alive learns of them in slices
 * (`use-hydrated.ts`): a store that React subscribes to would render it once more in one piece.
 * @param pathname the page's own path: what the address says about another page, on the way there, is not meant; absent
 *   where nothing of another page can be taken for one's own
 */
export function useLocationEntry(pathname?: string): LocationEntry {
  const [entry, setEntry] = useState(() => (isPageHydrated() ? getEntryOf(pathname) : serverEntry));
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

/**
 * Writes the query string and state of the current page, as another step of the history or in place of this one. What
 * the browser refuses to write counts all the same, and is written when it no longer refuses.
 */
export function changeLocation({ search, state, replace, isLate = false }: LocationChange): void {
  write();
  const key = replace ? getLocationEntry().state.key : undefined;
  const entry = { search, state: { ...state, key: key ?? createKey() } };
  const last = unwritten.at(-1);
  if (replace && last !== undefined) last.entry = entry;
  else unwritten.push({ entry, replace });
  unwrittenOf = window.location.pathname;
  lastOf.set(unwrittenOf, entry);
  if (isLate) waitToWrite(afterPaint(write));
  else write();
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Back is on its way: until it has come, the entry is still the current one. */
let isLeaving = false;

/**
 * In milliseconds: a Back that has not come by then does not come; browsers refuse it without a word, as they do what
 * is written.
 */
const patienceMs = 1000;

/**
 * Leaves the current entry as Back does; whoever asks twice goes back once. One that could not be written is given up,
 * and where the browser does not go back the entry has no dialog any more.
 */
export function leaveEntry(): void {
  if (isLeaving) return;
  if (unwritten.at(-1)?.replace === false) {
    unwritten.pop();
    notify();
    return;
  }
  isLeaving = true;
  const finish = () => {
    isLeaving = false;
    clearTimeout(late);
    window.removeEventListener('popstate', finish);
  };
  const stay = () => {
    finish();
    const { search, state } = getLocationEntry();
    if (state.dialog !== undefined) changeLocation({ search, state: omit(state, 'dialog'), replace: true });
  };
  const late = setTimeout(stay, patienceMs);
  window.addEventListener('popstate', finish);
  try {
    window.history.back();
  } catch {
    stay();
  }
}

/** What may lead away from the page: the entry that is left is written before. */
const hurries = ['pointerdown', 'click', 'keydown', 'pagehide'];
/** Browsers count for 10 to 30 s, and what they refuse does not count. */
const retryMs = 5000;

function write(): void {
  stopWaiting();
  for (const { entry, replace } of [...unwritten]) {
    const { pathname } = window.location;
    if (pathname === unwrittenOf && !writeHistory(entry.state, pathname + entry.search, replace)) break;
    unwritten.shift();
  }
  if (unwritten.length === 0) return;
  const timer = setTimeout(write, retryMs);
  waitToWrite(() => clearTimeout(timer));
}

/** @param cancel takes back what writes it by itself */
function waitToWrite(cancel: () => void): void {
  stopWaiting();
  const listening = new AbortController();
  stopWaiting = () => {
    cancel();
    listening.abort();
  };
  const options = { capture: true, signal: listening.signal };
  for (const type of hurries) window.addEventListener(type, write, options);
  // Whoever is back in an entry before is not to be led on.
  const forget = () => {
    stopWaiting();
    unwritten = [];
  };
  window.addEventListener('popstate', forget, options);
}

let lastKey = 0;

/** The router names entries by the time they were made. Two of one millisecond differ here, too. */
function createKey(): string {
  lastKey = Math.max(lastKey + 1, Date.now());
  return String(lastKey);
}

import { startTransition, useLayoutEffect, useState } from 'react';

import { omit } from '@/lib/omit';
import { writeHistory } from '@/lib/write-history';

import { afterPaint } from './use-after-paint';
import { isPageHydrated } from './use-hydrated';

/** The state of a history entry that a list stores beside the address. `key` is the router's name for the entry. */
export type EntryState = {
  key?: string;
  /** The first loaded page, if it is not the address's. */
  firstPage?: number;
  /** How many columns a table is scrolled sideways. */
  column?: number;
  /** The field whose typing created this entry; further typing in it replaces the entry. */
  typing?: string;
  /** The text whose search led to this entry's filters. */
  searched?: string;
  /** The element marked `data-anchor` to scroll to if no scroll position is stored. */
  anchor?: string;
  /** An open dialog that Back closes. */
  dialog?: string;
};
export type LocationEntry = { search: string; state: EntryState };

const serverEntry: LocationEntry = { search: '', state: {} };
const listeners = new Set<() => void>();
let known: LocationEntry & { source: unknown } = { ...serverEntry, source: null };
/** The last entry of each page: a page that is being left must not render the next page's address. */
const lastOf = new Map<string, LocationEntry>();

type Unwritten = { entry: LocationEntry; replace: boolean };
/**
 * Entries that the page shows but the history does not contain yet, oldest first: those that wait for a paint, and
 * those that the browser refused.
 */
let unwritten: Unwritten[] = [];
/** The path they belong to. */
let unwrittenOf = '';
let stopWaiting: () => void = () => undefined;

/** The query string and state of the current entry; the same object while both are unchanged. */
export function getLocationEntry(): LocationEntry {
  const { search, pathname } = window.location;
  const last = unwrittenOf === pathname ? unwritten.at(-1) : undefined;
  if (last !== undefined) return last.entry;
  const source: unknown = window.history.state;
  if (known.search !== search || known.source !== source) known = { search, state: toState(source), source };
  lastOf.set(pathname, known);
  return known;
}

/** The entry's state. A value of another type comes from other code or an older release. */
function toState(source: unknown): EntryState {
  if (typeof source !== 'object' || source === null) return serverEntry.state;
  const state: Record<string, unknown> = { ...source };
  for (const name of ['key', 'typing', 'searched', 'anchor', 'dialog'])
    if (typeof state[name] !== 'string') Reflect.deleteProperty(state, name);
  for (const name of ['firstPage', 'column']) if (typeof state[name] !== 'number') Reflect.deleteProperty(state, name);
  return state;
}

/**
 * The query string and state of the page's own address. The router does not handle their changes: it would render the
 * whole page again and announce it to screen readers as a new page. A hydrating page gets them in slices
 * (`use-hydrated.ts`): a store that React subscribes to would render it again synchronously.
 * @param pathname the page's own path, so that the address of the next page is ignored during navigation; leave it out
 * if the component reads nothing that another page sets
 */
export function useLocationEntry(pathname?: string): LocationEntry {
  const [entry, setEntry] = useState(() => (isPageHydrated() ? getEntryOf(pathname) : serverEntry));
  useLayoutEffect(() => {
    const update = () => setEntry(getEntryOf(pathname));
    startTransition(update);
    listeners.add(update);
    // A page restored from the back-forward cache may show an entry that the browser refused before it was frozen.
    for (const type of ['popstate', 'pageshow']) window.addEventListener(type, update);
    return () => {
      listeners.delete(update);
      for (const type of ['popstate', 'pageshow']) window.removeEventListener(type, update);
    };
  }, [pathname]);
  return entry;
}

function getEntryOf(pathname: string | undefined): LocationEntry {
  const isCurrent = pathname === undefined || window.location.pathname === pathname;
  return isCurrent ? getLocationEntry() : (lastOf.get(pathname) ?? serverEntry);
}

/** `isLate`: a new entry is written after the paint that shows it: writing takes a phone up to ten milliseconds. */
type LocationChange = LocationEntry & { replace: boolean; isLate?: boolean };

/**
 * Writes the query string and state of the current page, as a new history entry or in place of the current one. An
 * entry that the browser refuses applies all the same, and is written when the browser no longer refuses.
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

/** Back is under way: until it completes, the entry is still the current one. */
let isLeaving = false;

/** In milliseconds: a Back that takes longer does not happen. Browsers refuse it silently, as they do writes. */
const timeoutMs = 1000;

/**
 * Leaves the current entry as Back does; two calls go back once. Drops an entry that was not written. Where the browser
 * does not go back, removes the dialog from the entry.
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
    clearTimeout(timer);
    window.removeEventListener('popstate', finish);
  };
  const stay = () => {
    finish();
    const { search, state } = getLocationEntry();
    if (state.dialog !== undefined) changeLocation({ search, state: omit(state, 'dialog'), replace: true });
  };
  const timer = setTimeout(stay, timeoutMs);
  window.addEventListener('popstate', finish);
  try {
    window.history.back();
  } catch {
    stay();
  }
}

/** Events that may lead away from the page: a waiting entry is written first. */
const flushEvents = ['pointerdown', 'click', 'keydown', 'pagehide'];
/** Browsers limit writes over 10 to 30 s, and refused writes do not count. */
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

/** @param cancel cancels the scheduled write */
function waitToWrite(cancel: () => void): void {
  stopWaiting();
  const listening = new AbortController();
  stopWaiting = () => {
    cancel();
    listening.abort();
  };
  const options = { capture: true, signal: listening.signal };
  for (const type of flushEvents) window.addEventListener(type, write, options);
  // After Back, a waiting entry must not be added.
  const forget = () => {
    stopWaiting();
    unwritten = [];
  };
  window.addEventListener('popstate', forget, options);
}

let lastKey = 0;

/** The router names entries by their time in milliseconds. This makes two of one millisecond distinct. */
function createKey(): string {
  lastKey = Math.max(lastKey + 1, Date.now());
  return String(lastKey);
}

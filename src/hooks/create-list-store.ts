import { useSyncExternalStore } from 'react';

import { formatStoredList, parseStoredList, type ListFormat } from '@/lib/stored-list';

/** Why a change was not made (`limit`), or lasts only until the page is unloaded. */
export type ListTrouble = 'blocked' | 'full' | 'newer' | 'limit';
export type ListState<E> = { entries: readonly E[]; trouble: ListTrouble | null };

/** @param storageKey the list's name in local storage, and in the console */
type Options<E> = ListFormat<E> & { storageKey: string };

/**
 * A list that stays in the browser. The tabs of the site share it; where storage is blocked or full, it lasts until the
 * page is unloaded.
 */
export function createListStore<E>(options: Options<E>) {
  const { storageKey, most } = options;
  const unread: ListState<E> = { entries: [], trouble: null };
  const { emit, subscribe } = createListeners();
  let current = unread;
  /** The text that was read or written last. */
  let stored: string | null = null;
  /** Whether `current` is not stored: it lasts until the page is unloaded. */
  let isOnlyHere = false;
  let isNewer = false;
  /** Whether the visitor has read that nothing is stored: it is said once. */
  let isDismissed = false;

  function set(next: ListState<E>): void {
    current = next;
    emit();
  }

  function read(): void {
    if (isOnlyHere) return;
    try {
      const text = window.localStorage.getItem(storageKey);
      if (text === stored) return;
      const { entries, dropped, ...file } = parseStoredList(text, options);
      if (dropped.length > 0) console.warn(`Dropped from the ${storageKey}:`, JSON.stringify(dropped));
      stored = text;
      isNewer = file.isNewer;
      set({ ...current, entries });
    } catch {
      // Storage is blocked: nothing is known. A change says so.
    }
  }

  function write(entries: readonly E[]): ListTrouble | null {
    stored = formatStoredList(entries, options);
    const trouble = isNewer ? 'newer' : storeText(storageKey, stored);
    isOnlyHere = trouble !== null;
    return trouble;
  }

  return {
    /** Empty until `start` has read it, after hydration: the built page knows no visitor. */
    get: () => current,
    subscribe,
    /**
     * A part of the list. Hydration sees what was built, and then only components whose part differs render again.
     * @param select returns the same value as long as its part of the list is unchanged
     */
    useList: <T>(select: (list: ListState<E>) => T): T =>
      useSyncExternalStore(
        subscribe,
        () => select(current),
        () => select(unread),
      ),
    /** Reads the list, and again whenever another tab may have changed it, as long as the page lives. */
    start: () => {
      read();
      // A page in the back-forward cache gets no `storage` events. The same listener is added once.
      for (const type of ['storage', 'pageshow']) window.addEventListener(type, read);
    },
    /** Changes the list as it is now, with what other tabs have changed. What there is no room for is left out. */
    change: (change: (entries: readonly E[]) => readonly E[]) => {
      read();
      const wanted = change(current.entries);
      const entries = wanted.slice(0, most);
      const trouble = write(entries);
      set({ entries, trouble: wanted.length > most ? 'limit' : isDismissed ? null : trouble });
    },
    /** The visitor has read why something was not stored. */
    dismiss: () => {
      isDismissed ||= current.trouble !== 'limit';
      set({ ...current, trouble: null });
    },
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    emit: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function storeText(storageKey: string, text: string): ListTrouble | null {
  try {
    window.localStorage.setItem(storageKey, text);
    // Some browsers accept everything and keep nothing.
    return window.localStorage.getItem(storageKey) === text ? null : 'blocked';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

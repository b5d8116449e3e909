import { useEffect, useSyncExternalStore } from 'react';

/** What a message from a page is about: the text of a chat, and the subject of a mail. */
export type PageContact = { message: string; subject: string };

let current: PageContact | null = null;
const listeners = new Set<() => void>();

function set(next: PageContact | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What the page is about as long as it is shown, for whatever offers contact in the frame around it. */
export function useContactAbout(message: string, subject: string): void {
  useEffect(() => {
    set({ message, subject });
    return () => set(null);
  }, [message, subject]);
}

/** What the page on screen is about; null for nothing in particular. */
export function usePageContact(): PageContact | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

const name = 'page-refused';

/** Reports a navigation refused for lack of a network (`layout/floating/offline-note.tsx` shows it). */
export function refusePage(): void {
  window.dispatchEvent(new Event(name));
}

/** @returns a function that unsubscribes */
export function onRefusedPage(callback: () => void): () => void {
  window.addEventListener(name, callback);
  return () => {
    window.removeEventListener(name, callback);
  };
}

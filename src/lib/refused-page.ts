const name = 'page-refused';

/**
 * Says that a page was asked for that cannot be had without a network (`layout/floating/offline-note.tsx` shows it).
 */
export function refusePage(): void {
  window.dispatchEvent(new Event(name));
}

/** @returns what stops listening */
export function onRefusedPage(act: () => void): () => void {
  window.addEventListener(name, act);
  return () => {
    window.removeEventListener(name, act);
  };
}

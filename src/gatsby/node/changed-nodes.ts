/** The type of the message by which a build tells whoever started it that it keeps other content by now than the build before. */
export const contentChanged = 'CONTENT_CHANGED';

type Action = { payload?: { internal?: { type?: string } } };
/** Gatsby's. */
export type Emitter = { on: (action: string, listen: (action: Action) => void) => void };

const changed = new Set<string>();

/**
 * Takes note of what is made, becomes another or is gone in this build; what stays as it was is not said. The first time it is told to whoever
 * started the build: Gatsby keeps nodes at once, but what it knows of pages only when nearly all is done. A build that fails between the two
 * leaves lists that no later build would make anew (`scripts/lib/gatsby.ts`).
 */
export function watchNodes(emitter: Emitter): void {
  const note = ({ payload }: Action) => {
    // Of a page whose node was gone already.
    if (payload === undefined) return;
    const type = payload.internal?.type ?? '';
    // Gatsby's own, of pages and of the build itself.
    if (/^Site/.test(type)) return;
    if (changed.size === 0 && process.connected) process.send?.({ type: contentChanged });
    changed.add(type);
  };
  for (const action of ['CREATE_NODE', 'DELETE_NODE']) emitter.on(action, note);
}

/** Whether something of the CMS, files and pictures included, is not as it was for the build before. */
export function hasContentChanged(): boolean {
  return [...changed].some((type) => /^(Contentful|File$|ImageSharp$)/.test(type));
}

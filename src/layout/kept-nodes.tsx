import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { rootSelector } from '../../patches/gatsby/root-element';

/** The path of the page on screen; null while it is the built page. */
let onScreen: string | null = null;

/** Records that the page of this path is on screen. */
export function useOnScreen(pathname: string): void {
  useEffect(() => {
    onScreen = window.location.pathname;
    rememberNodes();
  }, [pathname]);
}

/** The nodes last on screen: on a failed hydration, React removes them before an error boundary renders. */
const found = new Map<string, ChildNode[]>();

/** Records the nodes on screen. Call it before hydration; later pages record their own. */
export function rememberNodes(root = rootSelector): void {
  for (const within of [root, '#main']) findNodes(within);
}

function findNodes(within: string): ChildNode[] {
  const nodes = [...(document.querySelector(within)?.childNodes ?? [])];
  if (nodes.length > 0) found.set(within, nodes);
  return found.get(within) ?? [];
}

/** Whether the page of the current address is on screen: false from a navigation until the next page renders. */
export function isOnScreen(): boolean {
  return onScreen === null || onScreen === window.location.pathname;
}

/** A copy without scripts: they have run, and Trusted Types refuse copies of them. */
function toStatic(node: ChildNode): Node {
  const copy = document.createElement('div');
  copy.append(node.cloneNode(true));
  for (const script of copy.querySelectorAll('script')) script.remove();
  return copy.firstChild ?? document.createTextNode('');
}

/**
 * Replaces what failed to render by the nodes that were on screen, as static HTML. Links cause full page loads.
 * @param within selects the element whose content stays; @param fallback is rendered if there is no content
 */
export function KeptNodes({ within, fallback }: { within: string; fallback?: React.ReactNode }) {
  const [nodes] = useState(() => findNodes(within));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Clones: the original nodes carry React's internals, and event handlers of the removed tree would answer a press.
    place.current?.append(...nodes.map(toStatic));
    // Nodes inserted by others (extensions, browser translation), which React does not remove.
    for (const node of nodes) node.remove();
  }, [nodes]);
  return nodes.length === 0 ? fallback : <div ref={place} style={{ display: 'contents' }} />;
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { rootSelector } from '../../patches/gatsby/root-element';

/** The address whose page is on screen; null for as long as that is the page that was built. */
let onScreen: string | null = null;

/** Notes that the page of this address is on screen. */
export function useOnScreen(pathname: string): void {
  useEffect(() => {
    onScreen = window.location.pathname;
    rememberNodes();
  }, [pathname]);
}

/** What was on screen last: where hydration fails, React takes it away before a boundary renders anything. */
const found = new Map<string, ChildNode[]>();

/**
 * Remembers what is on screen now. To be called before the built page is hydrated; pages that follow do so themselves.
 */
export function rememberNodes(root = rootSelector): void {
  for (const within of [root, '#main']) findNodes(within);
}

function findNodes(within: string): ChildNode[] {
  const nodes = [...(document.querySelector(within)?.childNodes ?? [])];
  if (nodes.length > 0) found.set(within, nodes);
  return found.get(within) ?? [];
}

/**
 * Whether what is on screen is the page of the address: it is not once a link has led on, until the next page is there.
 */
export function isOnScreen(): boolean {
  return onScreen === null || onScreen === window.location.pathname;
}

/**
 * Stands in for what cannot be rendered: what is on screen stays, as HTML alone. Its links lead on, a page at a time.
 * @param within selects the element whose content stays; @param fallback is shown where there is nothing
 */
export function KeptNodes({ within, fallback }: { within: string; fallback?: React.ReactNode }) {
  const [nodes] = useState(() => findNodes(within));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Copies: the nodes themselves still have what React has attached to them, and a press would be answered by what is
    // gone.
    place.current?.append(...nodes.map((node) => node.cloneNode(true)));
    // Those that something else put there, an extension or a translator, are not React's to take away.
    for (const node of nodes) node.remove();
  }, [nodes]);
  return nodes.length === 0 ? fallback : <div ref={place} style={{ display: 'contents' }} />;
}

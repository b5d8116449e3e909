import { isValidElement, type ReactNode } from 'react';

import { isPlain } from '../plain';

/**
 * Takes from a page's head what the picture plugin writes for its component, of which no page has one: pictures are the
 * browser's own `<picture>` (`components/content-image.tsx`). A page would carry styles and a script for nothing.
 */
export function withoutImageComponent(head: readonly ReactNode[]): ReactNode[] {
  if (isPlain()) return [...head];
  return head.filter((part) => !(isValidElement(part) && String(part.key).startsWith('gatsby-image-style')));
}

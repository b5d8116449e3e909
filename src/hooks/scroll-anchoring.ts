import type { FocusEvent, PointerEvent } from 'react';

/**
 * For an element whose parts change their height when something in one of them is pressed: the parts above that one
 * keep at least the height they have while the visitor is in the element, so that what was pressed stays where it is.
 * To be spread on the element. The heights are read before the press takes effect, when the browser knows them, and
 * nothing renders.
 */
export const anchoredParts = {
  onPointerDownCapture: ({ currentTarget, target }: PointerEvent<HTMLElement>) => hold(currentTarget, target),
  onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // A press comes with a focus, whose heights are held already.
    if (target.matches(':focus-visible')) hold(currentTarget, target);
  },
  onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    // A finger leaves with every press.
    if (pointerType !== 'touch' && currentTarget.querySelector(':focus-visible') === null) release(currentTarget);
  },
  onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && !currentTarget.matches(':hover')) release(currentTarget);
  },
};

function hold(element: HTMLElement, target: EventTarget): void {
  const parts = getParts(element);
  const pressed = parts.findIndex((part) => target instanceof Node && part.contains(target));
  if (pressed === -1) return;
  // All are read before the first is written: in between the browser would lay the page out.
  const heights = parts.slice(0, pressed).map((part) => part.getBoundingClientRect().height);
  parts.forEach((part, index) => {
    const height = heights[index];
    part.style.minHeight = height === undefined ? '' : `${String(height)}px`;
  });
}

function release(element: HTMLElement): void {
  for (const part of getParts(element)) part.style.minHeight = '';
}

function getParts(element: HTMLElement): HTMLElement[] {
  return [...element.children].filter((child) => child instanceof HTMLElement);
}

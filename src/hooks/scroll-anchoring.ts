import type { FocusEvent, PointerEvent } from 'react';

/**
 * Scroll anchoring for an element whose parts change their height on a press: the parts above the pressed one keep at
 * least their height while the visitor is in the element, so that the pressed part stays where it is. Spread it on the
 * element. It reads the heights before the press takes effect, when the layout is up to date, and renders nothing.
 */
export const anchoredParts = {
  onPointerDownCapture: ({ currentTarget, target }: PointerEvent<HTMLElement>) => hold(currentTarget, target),
  onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // A press also focuses, but its heights are held already.
    if (target.matches(':focus-visible')) hold(currentTarget, target);
  },
  onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    // A touch pointer leaves after every press.
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
  // Reads all heights before the first write: interleaving them would force a layout each time.
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

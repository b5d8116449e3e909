import { useLayoutEffect } from 'react';

/**
 * Lets the focus go in the step that takes the page away. Were it taken away with the focus in it, the browser would
 * first work out the styles of all that is about to go.
 */
export function useReleaseFocus(): void {
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused.closest('main > *') !== null) focused.blur();
    },
    [],
  );
}

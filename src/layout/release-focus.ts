import { useLayoutEffect } from 'react';

/**
 * Blurs the focused element in the step that removes the page. Otherwise the browser first recalculates the styles of
 * everything that is about to be removed.
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

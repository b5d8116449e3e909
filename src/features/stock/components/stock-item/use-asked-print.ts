import { useEffect } from 'react';

import { writeHistory } from '@/lib/write-history';

import { printWhenReady } from './print-when-ready';

/** The end of an address that opens a page to print it. */
export const printHash = '#print';

/** In milliseconds: the built page is printed if the live one does not come. */
const timeoutMs = 4000;

/**
 * Prints the page once if its address asks for it: a visitor chose the language of a sheet on the page in another one.
 * A reload prints nothing.
 * @param isLive whether the page shows current data
 * @param prepare a stable function that loads what is only for paper
 */
export function useAskedPrint(isLive: boolean, prepare: () => Promise<unknown>): void {
  useEffect(() => {
    if (window.location.hash !== printHash) return;
    const timer = setTimeout(
      () => {
        const { pathname, search } = window.location;
        writeHistory(window.history.state, pathname + search);
        void printWhenReady(prepare);
      },
      isLive ? 0 : timeoutMs,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isLive, prepare]);
}

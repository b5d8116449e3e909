import { useCallback, useEffect, useRef, useState } from 'react';

import { getLocationEntry, useLocationEntry } from '@/hooks/location-entry';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { inTime } from '@/lib/in-time';
import { checkNetwork } from '@/lib/network';

import { forgetImage, leaveImage, showImage, toShownImage } from './shown-image';

/** Loaded with the first press: most visitors never open it. */
const load = () => import('./lightbox');
const doNothing = () => undefined;
/** In milliseconds: a script that has not come by then is taken for one that does not. */
const patienceMs = 15_000;

/**
 * The photos on the whole screen: which one the history says is shown, and the script that shows it. A script that
 * cannot be had leaves nothing behind in the history, and is asked for again by the next press. One that fails to show
 * a photo is not used again.
 * @param count how many photos there are
 */
export function useLightbox(count: number) {
  const { state } = useLocationEntry();
  const number = toShownImage(state);
  const shown = number === null || count === 0 ? null : Math.min(number, count - 1);
  const { part, loadPart: ask } = useLazyPart(load, doNothing);
  /** The photo that was pressed and waits for the script, and whether there was no network to load it. */
  const [pressed, setPressed] = useState<number | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  /** The photo that the script failed at. */
  const [failed, setFailed] = useState<number | null>(null);
  const isBusy = useRef(false);
  const isLeft = useRef(false);
  const isShown = shown !== null;

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  // An entry that was come back to, by a reload or by Forward.
  useEffect(() => {
    if (!isShown || part !== null) return;
    void ask().then((found) => {
      if (found === null) forgetImage();
    });
  }, [isShown, part, ask]);

  /** Without the script the picture itself is opened, as the link says. */
  const press = async (index: number, href: string): Promise<void> => {
    // Fingers are impatient: one press, one step in the history.
    if (isBusy.current || toShownImage(getLocationEntry().state) !== null) return;
    isBusy.current = true;
    setPressed(index);
    setIsRefused(false);
    const found = await inTime(ask(), patienceMs).catch(() => null);
    isBusy.current = false;
    if (isLeft.current) return;
    setPressed(null);
    if (found !== null) showImage(index);
    else if (await checkNetwork()) window.location.assign(href);
    else setIsRefused(true);
  };

  const fail = useCallback((photo: number) => {
    setFailed(photo);
    leaveImage();
  }, []);

  const Lightbox = failed === null ? (part?.Lightbox ?? null) : null;
  return { shown, Lightbox, pressed, isRefused, failed, press, fail };
}

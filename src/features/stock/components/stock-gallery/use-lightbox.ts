import { useCallback, useEffect, useRef, useState } from 'react';

import { getLocationEntry, useLocationEntry } from '@/hooks/location-entry';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { inTime } from '@/lib/in-time';
import { checkNetwork } from '@/lib/network';

import { forgetImage, leaveImage, showImage, toShownImage } from './shown-image';

/** Loaded on the first press: most visitors never open it. */
const load = () => import('./lightbox');
const doNothing = () => undefined;
/** In milliseconds. Browsers give a pending script no timeout. */
const timeoutMs = 15_000;

/**
 * The lightbox: the image that the history entry names, and the lightbox's script. When the script fails to load, the
 * history stays as it was, and the next press loads it again. A script that fails at an image is not used again.
 * @param count the number of images
 */
export function useLightbox(count: number) {
  const { state } = useLocationEntry();
  const number = toShownImage(state);
  const shown = number === null || count === 0 ? null : Math.min(number, count - 1);
  const { part, loadPart: ask } = useLazyPart(load, doNothing);
  /** The pressed image that waits for the script, and whether the browser was offline. */
  const [pressed, setPressed] = useState<number | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  /** The image that the script failed at. */
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

  // The visitor returned to an entry by a reload or Forward.
  useEffect(() => {
    if (!isShown || part !== null) return;
    void ask().then((found) => {
      if (found === null) forgetImage();
    });
  }, [isShown, part, ask]);

  /** Without the script, follows the link to the image file. */
  const press = async (index: number, href: string): Promise<void> => {
    // Several fast presses add one history entry.
    if (isBusy.current || toShownImage(getLocationEntry().state) !== null) return;
    isBusy.current = true;
    setPressed(index);
    setIsRefused(false);
    const found = await inTime(ask(), timeoutMs).catch(() => null);
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

import { useEffect, useState, type RefObject } from 'react';

import { useNearView } from '@/hooks/use-near-view';

const minuteMs = 60_000;

/**
 * The minute that it is, kept up to date; null while a page is built, and until the element comes near the window: telling
 * the time of another zone by it takes a browser long.
 */
export function useMinute<E extends HTMLElement>(): { ref: RefObject<E>; minute: Date | null } {
  const { ref, isNear } = useNearView<E>();
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => {
    if (!isNear) return;
    const look = () => {
      setMinute(Math.floor(Date.now() / minuteMs));
    };
    look();
    const timer = setInterval(look, minuteMs / 2);
    return () => clearInterval(timer);
  }, [isNear]);
  return { ref, minute: minute === null ? null : new Date(minute * minuteMs) };
}

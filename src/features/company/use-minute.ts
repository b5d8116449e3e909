import { useEffect, useState, type RefObject } from 'react';

import { useNearView } from '@/hooks/use-near-view';
import { getServerTime } from '@/lib/server-clock';

const minuteMs = 60_000;

/**
 * `minute`: the current minute by the server's clock, kept up to date. Null while unknown, during the build, and until
 * the element is near the viewport: converting it to another time zone is slow. `isAsked`: whether there has been an
 * answer, if only that nobody knows.
 */
export function useMinute<E extends HTMLElement>(): { ref: RefObject<E>; minute: Date | null; isAsked: boolean } {
  const { ref, isNear } = useNearView<E>();
  const [minute, setMinute] = useState<number | null | undefined>();
  useEffect(() => {
    if (!isNear) return;
    let isUnmounted = false;
    const update = async () => {
      const time = await getServerTime();
      if (!isUnmounted) setMinute(time === null ? null : Math.floor(time / minuteMs));
    };
    void update();
    const timer = setInterval(() => void update(), minuteMs / 2);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [isNear]);
  return { ref, minute: minute == null ? null : new Date(minute * minuteMs), isAsked: minute !== undefined };
}

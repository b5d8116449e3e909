import { useEffect, useState } from 'react';

import { fetchHasFeeds } from '../api/fetch-has-feeds';

/** One request a page load. */
let answer: Promise<boolean | null> | null = null;

/** Whether the site's own server serves this page: other hosts have no feeds of filters. Null until it is known. */
export function useHasFeeds(): boolean | null {
  const [hasFeeds, setHasFeeds] = useState<boolean | null>(null);
  useEffect(() => {
    let isLeft = false;
    answer ??= fetchHasFeeds();
    void answer.then((has) => {
      // Without network, the next page asks again.
      if (has === null) answer = null;
      if (!isLeft) setHasFeeds(has === true);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return hasFeeds;
}

import { Helmet } from 'react-helmet-async';

import { useLocationEntry } from '@/hooks/location-entry';
import { useAfterPaint } from '@/hooks/use-after-paint';

import { isRefined } from '../../model/seo/refined';

/**
 * Tells search engines that run scripts to leave filtered lists out; to others the server says it
 * (`server/site/send-file.ts`).
 */
export function UnindexedWhenRefined({ pathname }: { pathname: string }) {
  const { search } = useLocationEntry(pathname);
  // Helmet goes through everything that pages say about themselves: a visitor's list is painted first.
  const isUnindexed = useAfterPaint(isRefined(search));
  if (!isUnindexed) return null;
  return (
    <Helmet>
      <meta name="robots" content="noindex" />
    </Helmet>
  );
}

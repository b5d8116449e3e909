import { Helmet } from 'react-helmet-async';

import { useLocationEntry } from '@/hooks/location-entry';
import { useAfterPaint } from '@/hooks/use-after-paint';

import { isRefined } from '../../model/seo/refined';

/**
 * `noindex` for filtered lists, for search engines that run scripts. The server sends a header for the others
 * (`server/site/send-file.ts`).
 */
export function UnindexedWhenRefined({ pathname }: { pathname: string }) {
  const { search } = useLocationEntry(pathname);
  // Helmet collects the tags of the whole page, which is slow: the list is painted first.
  const isUnindexed = useAfterPaint(isRefined(search));
  if (!isUnindexed) return null;
  return (
    <Helmet>
      <meta name="robots" content="noindex" />
    </Helmet>
  );
}

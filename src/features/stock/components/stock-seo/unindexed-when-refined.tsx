import { Helmet } from 'react-helmet-async';

import { useLocationEntry } from '@/hooks/location-entry';

import { isRefined } from '../../model/seo/refined';

/** Tells search engines that run scripts to leave filtered lists out; to others the server says it (`server/site/send.ts`). */
export function UnindexedWhenRefined({ pathname }: { pathname: string }) {
  const { search } = useLocationEntry(pathname);
  if (!isRefined(search)) return null;
  return (
    <Helmet>
      <meta name="robots" content="noindex" />
    </Helmet>
  );
}

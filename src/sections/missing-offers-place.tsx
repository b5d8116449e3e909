import { useEffect } from 'react';

import { useLazyPart } from '@/hooks/use-lazy-part';

const load = () => import('./missing-offers');

/** What there is instead of a page that is missing; loaded after it, and nothing where it cannot be had. */
export function MissingOffersPlace({ segment }: { segment: string | null }) {
  const { part, loadPart } = useLazyPart(load);
  useEffect(() => void loadPart(), [loadPart]);
  return part !== null && <part.MissingOffers segment={segment} />;
}

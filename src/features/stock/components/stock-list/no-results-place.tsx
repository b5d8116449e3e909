import { useEffect, type ComponentProps } from 'react';

import { useLazyPart } from '@/hooks/use-lazy-part';
import { useTexts } from '@/i18n/use-texts';

import type { NoResults } from './no-results';

const loadNoResults = () => import('./no-results');

/** The place of what an empty list offers, which is loaded for it. A number may yet be found: until then, no words. */
export function NoResultsPlace(props: ComponentProps<typeof NoResults>) {
  const { t } = useTexts();
  const { part, loadPart } = useLazyPart(loadNoResults, undefined, true);
  useEffect(() => void loadPart(), [loadPart]);
  if (part !== null) return <part.NoResults {...props} />;
  const { term, values, ranges } = props.query;
  const isByFilters = term === '' && !('advertiserStockNumber' in values);
  const hasFilters = Object.keys({ ...values, ...ranges }).length > 0;
  return isByFilters && hasFilters && <p>{t('search:result.none')}</p>;
}

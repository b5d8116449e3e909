import { useEffect } from 'react';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import type { SectorCategories } from '@/features/stock/model/built-list';
import { useLateTarget } from '@/hooks/use-late-target';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { useTexts } from '@/i18n/use-texts';

import { startKeptSearches, useKeptSearches } from '../hooks/kept-search-store';
import { keptSearchesKey } from '../model/kept-search-key';

import * as styles from './kept-searches.module.css';

const loadList = () => import('./kept-search-list');

export type KeptSearchesProps = { siteUrl: string; sectors: readonly SectorCategories[] };

/** The searches that this visitor has kept; nothing for everybody else. It ends its page, so it moves nothing. */
export function KeptSearches(props: KeptSearchesProps) {
  const hasSome = useKeptSearches(({ entries }) => entries.length > 0);
  const { part, loadPart } = useLazyPart(loadList);
  useEffect(startKeptSearches, []);
  useEffect(() => {
    if (hasSome) void loadPart();
  }, [hasSome, loadPart]);
  useLateTarget(part !== null);
  return part !== null && <part.KeptSearchList {...props} />;
}

/** Leads from the head of their page to the searches, which stand below all machines; nothing without any. */
export function KeptSearchesLink() {
  const { t } = useTexts();
  const count = useKeptSearches(({ entries }) => entries.length);
  if (count === 0) return null;
  return (
    <a href={`#${keptSearchesKey}`} className={styles.link} data-print="no">
      <LiveText>{`${t('searches:title')} (${String(count)})`}</LiveText>
      <Icon name="chevron" />
    </a>
  );
}

import { LocalizedLink } from '@/i18n/localized-link';
import { sectorIds, sectorRoutes } from '@/i18n/routes';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './sector-links.module.css';

/** Links to the sectors that something is meant for, in menu order. */
export function SectorLinks({ keys }: { keys: readonly (string | null)[] | null }) {
  const { t } = useTexts();
  const sectors = sectorIds.filter((id) => keys?.includes(id));
  if (sectors.length === 0) return null;
  return (
    <ul className={styles.sectors}>
      {sectors.map((id) => (
        <li key={id} data-sector={id}>
          <LocalizedLink route={sectorRoutes[id].page}>{t(`common:page.${sectorRoutes[id].page}.short`)}</LocalizedLink>
        </li>
      ))}
    </ul>
  );
}

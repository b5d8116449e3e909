import type { ReactNode } from 'react';

import { LocalizedLink } from '@/i18n/localized-link';
import type { StaticRouteId } from '@/i18n/routes';

import { Icon } from './icon';
import * as styles from './more-link.module.css';

/** A link to the page with the full list of what a section shows in part. */
export function MoreLink({ route, children }: { route: StaticRouteId; children: ReactNode }) {
  return (
    <LocalizedLink route={route} className={styles.link}>
      {children} <Icon name="arrow" />
    </LocalizedLink>
  );
}

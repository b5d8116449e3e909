import type { ReactNode } from 'react';

import * as styles from './container.module.css';

/** As wide as content may be, with the page's margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

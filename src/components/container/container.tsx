import type { ReactNode } from 'react';

import * as styles from './container.module.css';

/** Limits content to the maximum width and adds the page margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

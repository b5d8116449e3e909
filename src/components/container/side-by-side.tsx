import type { ReactNode } from 'react';

import * as styles from './side-by-side.module.css';

/** Facts beside the body text they belong to. On a phone the facts come first. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

import type { ReactNode } from 'react';

import * as styles from './side-by-side.module.css';

/** Running text with facts beside it; below each other on a phone. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

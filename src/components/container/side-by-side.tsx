import type { ReactNode } from 'react';

import * as styles from './side-by-side.module.css';

/** Facts and the running text they are about: first on a phone, beside it where there is room. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

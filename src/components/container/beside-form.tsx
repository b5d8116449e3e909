import type { ReactNode } from 'react';

import * as styles from './beside-form.module.css';

type Props = { children: ReactNode; form: ReactNode };

/**
 * Text with a form beside it; above the form on a phone. A child with `data-form="true"` is about the form and is
 * hidden without scripts.
 */
export function BesideForm({ children, form }: Props) {
  return (
    <div className={styles.pair}>
      <div className={styles.words}>{children}</div>
      {form}
    </div>
  );
}

import type { ReactNode } from 'react';

import * as styles from './beside-form.module.css';

type Props = { children: ReactNode; form: ReactNode };

/**
 * Words with a form beside them; above it on a phone. A child with `data-form` true speaks of the form, and goes where
 * there is none.
 */
export function BesideForm({ children, form }: Props) {
  return (
    <div className={styles.pair}>
      <div className={styles.words}>{children}</div>
      {form}
    </div>
  );
}

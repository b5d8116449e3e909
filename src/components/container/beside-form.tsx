import type { ReactNode } from 'react';

import * as styles from './beside-form.module.css';

type Props = {
  children: ReactNode;
  form: ReactNode;
  /** Words before the form on a phone too, where all other text comes below it: the form is in view at once. */
  lead?: ReactNode;
};

/**
 * Text with a form beside it; above the form on a phone, unless there is a lead. A child with `data-form="true"` is
 * about the form and is hidden without scripts.
 */
export function BesideForm({ children, form, lead }: Props) {
  const words = <div className={styles.words}>{children}</div>;
  return lead === undefined ? (
    <div className={styles.pair}>
      {words}
      {form}
    </div>
  ) : (
    <div className={styles.led}>
      <div className={styles.lead}>{lead}</div>
      {form}
      {words}
    </div>
  );
}

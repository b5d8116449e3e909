import { useState, type ReactNode } from 'react';

import * as styles from './filter-panel.module.css';

type Props = { label: string; isOpenFirst: boolean; isSet: boolean; children: ReactNode };

/**
 * One filter under its name, which opens and closes it. It opens when something is chosen in it, and never closes by
 * itself.
 */
export function FilterGroup({ label, isOpenFirst, isSet, children }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenFirst || isSet);
  const [wasSet, setWasSet] = useState(isSet);
  if (wasSet !== isSet) {
    setWasSet(isSet);
    if (isSet) setIsOpen(true);
  }
  return (
    <details className={styles.group} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{label}</summary>
      <fieldset className={styles.fields} aria-label={label}>
        {children}
      </fieldset>
    </details>
  );
}

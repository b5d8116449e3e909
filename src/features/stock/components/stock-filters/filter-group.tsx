import { useState, type ReactNode } from 'react';

import * as styles from './filter-panel.module.css';

type Props = { label: string; isOpenFirst: boolean; isSet: boolean; children: ReactNode };

/** A disclosure with one filter. It opens when the filter gets a value, and only the visitor closes it. */
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

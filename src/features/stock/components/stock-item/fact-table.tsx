import type { Row } from './detail-rows';
import * as styles from './fact-table.module.css';

/** Labels and values as a description list. */
export function FactTable({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.table}>
      {rows.map(({ id, label, value }) => (
        <div key={id} data-property={id}>
          <dt>{label}</dt>
          <dd key={value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

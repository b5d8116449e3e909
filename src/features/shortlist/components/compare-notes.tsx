import * as styles from './compare-view.module.css';

type Props = {
  /** Whose notes they are. */
  label: string;
  /** In the order of the columns; empty for none. */
  columns: readonly { id: string; note: string }[];
};

/** What was noted to the machines; nothing where nothing was. */
export function CompareNotes({ label, columns }: Props) {
  if (columns.every(({ note }) => note === '')) return null;
  return (
    <tr data-row="note">
      <th scope="row" data-anchor="note">
        <span>{label}</span>
      </th>
      {columns.map(({ id, note }) => (
        <td key={id}>
          <span key={note} className={styles.note}>
            {note}
          </span>
        </td>
      ))}
    </tr>
  );
}

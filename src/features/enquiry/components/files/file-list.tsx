import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';

import type { ShelfFile } from '../../files/file-shelf';
import type { FileKind } from '../../model/file-limits';

import * as styles from './files-field.module.css';

type Props = { kind: FileKind; files: readonly ShelfFile[]; onRemove: (id: number) => void };

/** The files that are sent along: photos as they will arrive, a document by its name; each can be removed again. */
export function FileList({ kind, files, onRemove }: Props) {
  const { t } = useTexts();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} data-kind={kind}>
      {files.map(({ id, name, ready }) => (
        <li key={id} data-ready={ready !== null}>
          {kind === 'photos' && ready !== null ? <img src={ready.url} alt={name} /> : <span>{name}</span>}
          <button type="button" onClick={() => onRemove(id)} aria-label={t('enquiry:files.remove', { name })}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

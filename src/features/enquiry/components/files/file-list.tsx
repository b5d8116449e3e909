import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';

import type { AttachmentFile } from '../../files/attachment-store';
import type { FileKind } from '../../model/file-limits';

import * as styles from './files-field.module.css';

type Props = { kind: FileKind; files: readonly AttachmentFile[]; isBusy: boolean; onRemove: (id: number) => void };

/** The attachments: photos as previews, a document by its name. Each can be removed. */
export function FileList({ kind, files, isBusy, onRemove }: Props) {
  const { t } = useTexts();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} data-kind={kind}>
      {files.map(({ id, name, ready }) => (
        <li key={id} data-ready={ready !== null}>
          {kind === 'photos' && ready !== null ? <img src={ready.url} alt={name} /> : <span>{name}</span>}
          <button
            type="button"
            disabled={isBusy}
            onClick={({ currentTarget }) => {
              passFocus(currentTarget);
              onRemove(id);
            }}
            aria-label={t('enquiry:files.remove', { name })}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Moves the focus from a button that is about to be removed to the next file's, else the previous file's, else the
 * field.
 */
function passFocus(button: HTMLButtonElement): void {
  const file = button.closest('li');
  const neighbour = (file?.nextElementSibling ?? file?.previousElementSibling)?.querySelector('button');
  (neighbour ?? button.closest('fieldset'))?.focus();
}

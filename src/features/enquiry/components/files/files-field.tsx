import { useId } from 'react';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import type { AttachmentStore, Attachments } from '../../files/attachment-store';
import { useDroppedFiles } from '../../hooks/use-dropped-files';
import { fileLimits, type FileKind } from '../../model/file-limits';

import { FileList } from './file-list';
import * as styles from './files-field.module.css';
import { formatSize } from './format-size';
import { RefusedFiles } from './refused-files';

export type FilesFieldProps = {
  kind: FileKind;
  store: AttachmentStore;
  content: Attachments;
  /** Number of files lost by a reload. */
  lost: number;
  /** Whether the files are being sent: nothing can be added or removed. */
  isBusy: boolean;
};

const ignore = () => undefined;

/** A field for attachments: chosen, taken with the camera, or dropped. */
export function FilesField({ kind, store, content, lost, isBusy }: FilesFieldProps) {
  const { t, iso } = useTexts();
  const id = useId();
  const { ref, isOver } = useDroppedFiles(isBusy ? ignore : store.add);
  const { count, each, accept } = fileLimits[kind];
  const { files, done, total } = content;
  const picker = (label: string, attributes: { multiple?: boolean; capture?: 'environment' }) => (
    <label className={styles.picker} data-busy={isBusy} data-capture={attributes.capture}>
      <Icon name={attributes.capture === undefined ? 'plus' : 'camera'} />
      {label}
      <input
        {...attributes}
        type="file"
        disabled={isBusy}
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          store.add([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </label>
  );
  return (
    // Focusable: it gets the focus when the last file is removed.
    <fieldset className={styles.files} tabIndex={-1}>
      <legend>
        {t(`enquiry:files.${kind}.label`)} <span>({t('enquiry:optional')})</span>
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(`enquiry:files.${kind}.hint`, { count, size: formatSize(each, iso) })}
      </p>
      {lost > 0 && files.length === 0 && (
        <p key={lost} className={styles.lost}>
          {t(`enquiry:files.${kind}.lost`, { count: lost })}
        </p>
      )}
      <FileList kind={kind} files={files} isBusy={isBusy} onRemove={store.remove} />
      {files.length < count && (
        <div ref={ref} className={styles.drop} data-over={isOver}>
          {picker(t(`enquiry:files.${kind}.add`), { multiple: count > 1 })}
          {kind === 'photos' && picker(t('enquiry:files.photos.take'), { capture: 'environment' })}
          <span className={styles.hint} data-drop="">
            {t(`enquiry:files.${kind}.drop`)}
          </span>
        </div>
      )}
      <div>
        <p role="status" className={styles.hint}>
          {done < total && <LiveText>{t(`enquiry:files.${kind}.progress`, { done, total })}</LiveText>}
        </p>
        {done < total && <progress value={done} max={total} aria-hidden="true" />}
        <RefusedFiles kind={kind} refused={content.refused} />
      </div>
    </fieldset>
  );
}

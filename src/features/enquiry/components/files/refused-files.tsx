import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import type { Refused } from '../../files/attachment-store';
import { fileLimits, type FileKind } from '../../model/file-limits';

import * as styles from './files-field.module.css';
import { formatSize } from './format-size';

/** The files that were left out, with one message for each reason. */
export function RefusedFiles({ kind, refused }: { kind: FileKind; refused: readonly Refused[] }) {
  const { t, iso } = useTexts();
  const { count, each } = fileLimits[kind];
  const problems = [...new Set(refused.map(({ problem }) => problem))];
  return (
    <>
      {problems.map((problem) => {
        const names = refused
          .filter((file) => file.problem === problem)
          .map(({ name, size }) => (problem === 'large' ? `${name} (${formatSize(size, iso)})` : name))
          .join(', ');
        return (
          <p key={problem} role="alert" className={styles.problem}>
            <LiveText>
              {problem === 'type'
                ? t(`enquiry:files.${kind}.type`, { names })
                : t(`enquiry:files.problem.${problem}`, { names, count, size: formatSize(each, iso) })}
            </LiveText>
          </p>
        );
      })}
    </>
  );
}

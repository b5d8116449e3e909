import { forwardRef, useId } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import type { Problem, ProblemPlace } from '../../model/problems';

import * as styles from './form-status.module.css';
import { toProblemText } from './problem-text';

type Entry = { field: ProblemPlace; id: string; label: string; problem: Problem };

/** All errors at the top of the form, with a link to each field. */
export const ErrorSummary = forwardRef<HTMLDivElement, { entries: readonly Entry[] }>(function ErrorSummary(
  { entries },
  ref,
) {
  const { t } = useTexts();
  const title = useId();
  return (
    <div ref={ref} tabIndex={-1} data-answer role="group" aria-labelledby={title} className={styles.summary}>
      <p id={title}>
        <strong>{t('enquiry:status.warning')}</strong>
      </p>
      <ul>
        {entries.map(({ field, id, label, problem }) => (
          <li key={field}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              <LiveText>{toProblemText(problem, { field, label, t })}</LiveText>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});

import { useTexts } from '@/i18n/use-texts';

import type { HashProblem } from '../../model/answer/parse-answer-hash';

import * as styles from './answer.module.css';

/** Says why the link opens no enquiry, and what to do. */
export function AnswerProblem({ reason }: { reason: HashProblem }) {
  const { t } = useTexts();
  return (
    <div role="alert" className={styles.problem}>
      <h2>{t(`answering:problem.${reason}`)}</h2>
      <p>{t(`answering:problem.${reason}Text`)}</p>
      <p>{t('answering:problem.otherwise')}</p>
    </div>
  );
}

import { useMemo } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { AnswerProblem } from '@/features/enquiry/components/answer/answer-problem';
import { parseAnswerHash } from '@/features/enquiry/model/answer/parse-answer-hash';
import { useHash } from '@/hooks/use-hash';
import { useTexts } from '@/i18n/use-texts';

import type { Contacts } from './find-contact';
import { OpenedRequest } from './opened-request';
import type { CategoryPaths } from './to-answer-items';

type Props = { categories: readonly CategoryPaths[]; contacts: Contacts; siteUrl: string };

/** The enquiry behind the hash of the address, to be answered; another hash is another enquiry. */
export function AnswerPage({ categories, contacts, siteUrl }: Props) {
  const { t } = useTexts();
  const hash = useHash();
  const parsed = useMemo(() => (hash === null ? null : parseAnswerHash(hash)), [hash]);
  if (parsed === null || hash === null) {
    return (
      <>
        <p role="status">
          <LiveText>{t('answering:loading')}</LiveText>
        </p>
        <noscript>{t('answering:noscript')}</noscript>
      </>
    );
  }
  if (parsed.status === 'failed') return <AnswerProblem key={parsed.reason} reason={parsed.reason} />;
  return <OpenedRequest key={hash} {...parsed} {...{ categories, contacts, siteUrl, hash }} />;
}

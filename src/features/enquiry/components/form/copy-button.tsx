import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';
import { inTime } from '@/lib/in-time';

import * as styles from './form-status.module.css';

const timeoutMs = 2000;

/** Copies a text to the clipboard. Where that is not allowed it shows the text, selected. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTexts();
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = async () => {
    try {
      // Without HTTPS `navigator.clipboard` is undefined, which the catch below handles too.
      await inTime(navigator.clipboard.writeText(text), timeoutMs);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  if (state === 'refused')
    return (
      <label className={styles.manual}>
        {t('enquiry:status.manual')}
        <textarea ref={select} readOnly rows={6} value={text} />
      </label>
    );
  const isCopied = state === 'copied';
  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />{' '}
        <LiveText>{t(isCopied ? 'enquiry:status.copied' : 'enquiry:status.copy')}</LiveText>
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && <LiveText>{t('enquiry:status.copied')}</LiveText>}
      </span>
    </>
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

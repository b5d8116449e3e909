import { useId, useRef, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';
import { inTime } from '@/lib/in-time';

import * as styles from './feed-panel.module.css';

/** In milliseconds: a clipboard does not take longer. */
const timeoutMs = 2000;

/** An address that can be read and copied; where the browser does not allow it, it is selected for the visitor. */
export function AddressField({ label, address }: { label: string; address: string }) {
  const { t } = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard, which is caught as well.
      await inTime(navigator.clipboard.writeText(address), timeoutMs);
      setState('copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setState('refused');
    }
  };
  return (
    <div className={styles.address}>
      <label htmlFor={id}>{label}</label>
      <input ref={field} id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
      <button type="button" onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        <LiveText>{t(state === 'copied' ? 'feed:copied' : 'feed:copy')}</LiveText>
        <span className="visually-hidden">{label}</span>
      </button>
      <p role="status" className={state === 'refused' ? styles.refused : 'visually-hidden'}>
        {state !== 'ready' && <LiveText>{t(`feed:${state}`)}</LiveText>}
      </p>
    </div>
  );
}

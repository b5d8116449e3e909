import { useField } from 'react-final-form';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { toName } from '../../model/about-words';
import { maxAbout } from '../../model/choices';
import type { About } from '../../model/kinds';
import type { Problem } from '../../model/problems';

import { afterPress } from './after-press';
import * as styles from './item-choice.module.css';
import { toProblemText } from './problem-text';

type Props = { id: string; offered: readonly About[]; isBusy: boolean };

const keep = (skipped: readonly string[]) => skipped;

/** The stock items of a list, of which the visitor skips some. */
export function ItemChoice({ id, offered, isBusy }: Props) {
  const { t } = useTexts();
  const { input, meta } = useField<readonly string[]>('skipped', {
    parse: keep,
    subscription: { value: true, error: true, touched: true },
  });
  const skipped = input.value;
  const problem = meta.touched === true ? (meta.error as Problem | undefined) : undefined;
  const toggle = (one: string) =>
    input.onChange(skipped.includes(one) ? skipped.filter((other) => other !== one) : [...skipped, one]);
  return (
    // Focusable: the summary of errors leads to it.
    <fieldset
      id={id}
      className={styles.items}
      tabIndex={-1}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend>{t('enquiry:choice.legend')}</legend>
      {offered.length > maxAbout && <p className={styles.hint}>{t('enquiry:choice.most', { maximum: maxAbout })}</p>}
      {offered.map((one) => (
        <label key={one.id}>
          {/* `aria-disabled`: a disabled input would lose the focus. */}
          <input
            type="checkbox"
            name="item"
            value={one.id}
            checked={!skipped.includes(one.id)}
            aria-disabled={isBusy}
            onFocus={input.onFocus}
            onBlur={() => afterPress(input.onBlur)}
            onChange={() => {
              if (!isBusy) toggle(one.id);
            }}
          />
          <LiveText>{[toName(one), one.note].filter(Boolean).join(' – ')}</LiveText>
        </label>
      ))}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          <LiveText>{toProblemText(problem, { field: 'skipped', label: '', t })}</LiveText>
        </p>
      )}
    </fieldset>
  );
}

import { LiveText } from '@/components/ui/live-text';
import type { Texts } from '@/i18n/use-texts';
import { isComposing } from '@/lib/composing';
import { foldText } from '@/lib/fold-text';

import * as styles from './filter-panel.module.css';

type Props = {
  t: Texts['t'];
  /** The filter. */
  label: string;
  term: string;
  onTerm: (term: string) => void;
  /** The options on screen: selected ones stay, whatever is typed. */
  options: readonly { label: string }[];
};

/** The field that finds values in a long list. */
export function OptionSearch({ t, label, term, onTerm, options }: Props) {
  const wanted = foldText(term.trim());
  const isFound = options.some((option) => foldText(option.label).includes(wanted));
  return (
    <>
      <input
        type="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t('search:panel.find', { label })}
        placeholder={t('search:field.submit')}
        value={term}
        onChange={({ target }) => onTerm(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || term === '' || isComposing(event.nativeEvent)) return;
          // Clears the field; the sheet around it stays open.
          event.preventDefault();
          onTerm('');
        }}
      />
      <p role="status" className={styles.none}>
        {!isFound && <LiveText>{t('search:panel.notFound')}</LiveText>}
      </p>
    </>
  );
}

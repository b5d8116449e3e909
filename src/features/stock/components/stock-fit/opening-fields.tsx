import { useTexts } from '@/i18n/use-texts';

import type { TypedOpening } from '../../model/fit/opening';
import { TypedField } from '../stock-filters/typed-field';

import * as styles from './fit-panel.module.css';
import { isSide, type OpeningSide } from './use-opening';

type Props = {
  typed: TypedOpening;
  onDraft: (side: OpeningSide, text: string) => void;
  onType: (side: OpeningSide, text: string) => void;
};

/** The measures of a visitor's own gate or barn. */
export function OpeningFields({ typed, onDraft, onType }: Props) {
  const { t } = useTexts();
  return (
    <div className={styles.fields}>
      {(['width', 'height', 'depth'] as const).map((side) => (
        <TypedField
          key={side}
          label={t(`fit:field.${side}`)}
          prefix={t(`fit:field.${side}`)}
          value={typed[side]}
          toHint={(text) => (isSide(text) ? null : t('fit:field.hint'))}
          onDraft={(text) => onDraft(side, text)}
          onText={(text) => onType(side, text)}
        />
      ))}
    </div>
  );
}

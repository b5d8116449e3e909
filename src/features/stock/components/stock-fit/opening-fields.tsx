import { useTexts } from '@/i18n/use-texts';

import { parseOpeningMeasure, type TypedOpening } from '../../model/fit/opening';
import { TypedField } from '../stock-filters/typed-field';

import * as styles from './fit-panel.module.css';

type Props = { typed: TypedOpening; onType: (typed: TypedOpening) => void };

/** The measures of a visitor's own gate or barn. */
export function OpeningFields({ typed, onType }: Props) {
  const { t } = useTexts();
  return (
    <div className={styles.fields}>
      {(['width', 'height', 'depth'] as const).map((side) => (
        <TypedField
          key={side}
          label={t(`fit:field.${side}`)}
          prefix={t(`fit:field.${side}`)}
          value={typed[side]}
          toHint={(text) => (isMeasure(text) ? null : t('fit:field.hint'))}
          onText={(text) => {
            if (isMeasure(text)) onType({ ...typed, [side]: text.trim() });
          }}
        />
      ))}
    </div>
  );
}

const isMeasure = (text: string) => text.trim() === '' || parseOpeningMeasure(text) !== null;

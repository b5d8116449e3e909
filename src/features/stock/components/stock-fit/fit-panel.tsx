import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { checkFit } from '../../model/fit/check-fit';
import { toItemSize } from '../../model/fit/item-size';
import { parseOpeningMeasure } from '../../model/fit/opening';
import { findContainer, road, toOpeningPlace, trailer } from '../../model/fit/places';
import type { StockItem } from '../../model/item';
import type { Wording } from '../../model/measures';

import { FitAnswer } from './fit-answer';
import * as styles from './fit-panel.module.css';
import { toAnswerWords, toSizeWords } from './fit-words';
import { OpeningFields } from './opening-fields';
import { useOpening } from './use-opening';

type Props = {
  item: StockItem;
  /** Of the page: the panel's own texts have no units. */
  wording: Wording;
};

/** The answers for each place, from the machine's own measures, and for an opening that the visitor measures. */
export function FitPanel({ item, wording }: Props) {
  const { t } = useTexts();
  const words = { t, wording };
  const [typed, setTyped] = useOpening();
  const size = toItemSize(item);
  const [width, height, depth] = [typed.width, typed.height, typed.depth].map(parseOpeningMeasure);
  const opening = toOpeningPlace({ width: width ?? null, height: height ?? null, depth: depth ?? null });
  const answers = {
    road: { fit: checkFit(size, road) },
    trailer: { fit: checkFit(size, trailer) },
    container: findContainer(size),
  };
  return (
    <div className={styles.panel}>
      <p>{t('fit:size', { size: toSizeWords(size, words) })}</p>
      <dl>
        {(['road', 'trailer', 'container'] as const).map((place) => (
          <FitAnswer key={place} place={place}>
            <p className={styles.answer} data-answer={answers[place].fit.answer}>
              {toAnswerWords(answers[place], words)}
            </p>
          </FitAnswer>
        ))}
        <FitAnswer place="opening">
          <OpeningFields typed={typed} onType={setTyped} />
          <p role="status" className={styles.answer}>
            {Object.keys(opening).length > 0 && (
              <LiveText>{toAnswerWords({ fit: checkFit(size, opening), hasRoom: true }, words)}</LiveText>
            )}
          </p>
        </FitAnswer>
      </dl>
      {Object.values(size).includes(null) && (
        <p>
          <a href="#enquiry">{t('fit:ask')}</a>
        </p>
      )}
    </div>
  );
}

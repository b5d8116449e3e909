import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { gateFact } from '../../model/ask-address';
import { checkFit } from '../../model/fit/check-fit';
import { hasAnswer, toAnswerWords, toPlaceNames, toSizeWords } from '../../model/fit/fit-words';
import { dimensions, toItemSize } from '../../model/fit/item-size';
import { parseTypedOpening } from '../../model/fit/opening';
import { findContainer, road, toOpeningPlace, trailer } from '../../model/fit/places';
import type { StockItem } from '../../model/item';
import type { Wording } from '../../model/measures';
import { AskLink } from '../ask-link';

import { FitAnswer } from './fit-answer';
import * as styles from './fit-panel.module.css';
import { OpeningFields } from './opening-fields';
import { useOpening } from './use-opening';

type Props = {
  item: StockItem;
  /** Of the page: the panel's own texts have no units. */
  wording: Wording;
};

const places = ['road', 'trailer', 'container'] as const;

/**
 * The answers for each place, from the machine's own measures, and for an opening that the visitor measures. What is
 * not known is said once, and asked for once.
 */
export function FitPanel({ item, wording }: Props) {
  const { t } = useTexts();
  const words = { t, wording };
  const { opening: measured, ...fields } = useOpening();
  const size = toItemSize(item);
  const sizeWords = toSizeWords(size, words);
  const opening = toOpeningPlace(parseTypedOpening(measured));
  const isMeasured = Object.keys(opening).length > 0;
  const ownFit = checkFit(size, opening);
  const answers = {
    road: { fit: checkFit(size, road) },
    trailer: { fit: checkFit(size, trailer) },
    container: findContainer(size),
  };
  const answered = places.filter((place) => hasAnswer(answers[place].fit));
  const open = places.filter((place) => !answered.includes(place));
  const missing = dimensions.filter((dimension) => size[dimension] === null);
  const isGateAsked = isMeasured && ownFit.answer === 'unknown';
  return (
    <div className={styles.panel}>
      <div>
        {sizeWords.known !== null && <p>{t('fit:size', { size: sizeWords.known })}</p>}
        {sizeWords.missing !== null && <p>{t('fit:unknown', { names: sizeWords.missing })}</p>}
        {open.length > 0 && <p>{t('fit:open', { places: toPlaceNames(open, words) })}</p>}
      </div>
      <dl>
        {answered.map((place) => (
          <FitAnswer key={place} place={place}>
            <p className={styles.answer} data-answer={answers[place].fit.answer}>
              {toAnswerWords(answers[place], words)}
            </p>
          </FitAnswer>
        ))}
        <FitAnswer place="opening">
          <OpeningFields {...fields} />
          <p role="status" className={styles.answer}>
            {isMeasured && <LiveText>{toAnswerWords({ fit: ownFit, hasRoom: true }, words)}</LiveText>}
          </p>
        </FitAnswer>
      </dl>
      {missing.length > 0 && (
        <p>
          <AskLink facts={isGateAsked ? [...missing, gateFact] : missing}>
            <LiveText>{t(isGateAsked ? 'fit:askGate' : 'fit:ask')}</LiveText>
          </AskLink>
        </p>
      )}
    </div>
  );
}

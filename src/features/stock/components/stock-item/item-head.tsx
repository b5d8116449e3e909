import type { ReactNode } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { useItemWords } from '../../hooks/use-item-words';
import { usePriceTerms } from '../../hooks/use-price-terms';
import type { StockItem } from '../../model/item';
import { AskLink } from '../ask-link';
import { ItemNews } from '../stock-news/item-news';

import * as styles from './item-head.module.css';
import { ItemName } from './item-name';

type Props = {
  item: StockItem;
  actions: ReactNode;
  tools: ReactNode;
};

const conditions = ['generalCondition', 'technicalCondition', 'opticalCondition'] as const;

/** Key facts for a decision: availability, name, price, age, use and contact. */
export function ItemHead({ item, actions, tools }: Props) {
  const { t } = useTexts();
  const { title, price, status, availability, places } = useItemWords()(item);
  const { terms, notes } = usePriceTerms(item);
  const rated = conditions.flatMap((id) => {
    const value = item[id];
    return value === undefined || value === 'unknown'
      ? []
      : [{ id, label: t(`properties:property.${id}`), value: t(`enumerations:rating.${value}`) }];
  });
  return (
    <div className={styles.head}>
      <ItemName item={item} title={title} />
      {/* Visually above the name; after it in the DOM, so that screen readers read the heading first. */}
      {availability !== null && (
        <p className={styles.status} data-status={status?.id ?? 'available'}>
          <LiveText>{availability}</LiveText>
        </p>
      )}
      <p key={[price, ...terms].join(' ')} className={styles.price} data-status={status?.id}>
        {/* The status above says that it is sold; the place stays, so that nothing moves when it is sold. */}
        <span>{status?.id === 'sold' ? t('item:price.sold') : price}</span>{' '}
        {terms.map((term) => (
          <small key={term}>{term}</small>
        ))}
      </p>
      <ItemNews item={item} place="page" />
      <dl className={styles.facts}>
        {/* The form of an item that is taken is about another one. */}
        {places
          .filter(({ id, isKnown }) => isKnown || (item.status === undefined && id !== 'stockNumber'))
          .map(({ id, label, value, isKnown }) => (
            <div key={id} data-fact={id} {...(!isKnown && { 'data-print': 'no' })}>
              <dt>{label}</dt>
              <dd key={value}>{isKnown ? value : <AskLink facts={[id]}>{t('item:ask')}</AskLink>}</dd>
            </div>
          ))}
      </dl>
      {/* After what decides: a phone's first screen has room for one of the two. */}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {rated.length > 0 && (
        <ul className={styles.conditions} aria-label={t('item:conditions')}>
          {rated.map(({ id, label, value }) => (
            <li key={id} data-rating={item[id]}>
              <span>{label}</span> <strong key={value}>{value}</strong>
            </li>
          ))}
        </ul>
      )}
      {actions}
      {tools}
    </div>
  );
}

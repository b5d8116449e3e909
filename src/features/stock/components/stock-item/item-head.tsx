import type { ReactNode } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { useItemWords } from '../../hooks/use-item-words';
import { usePriceType } from '../../hooks/use-price-type';
import type { StockItem } from '../../model/item';

import * as styles from './item-head.module.css';

type Props = {
  item: StockItem;
  /** The company's certificates for such items. */
  certificates: readonly string[];
  actions: ReactNode;
  tools: ReactNode;
};

const conditions = ['generalCondition', 'technicalCondition', 'opticalCondition'] as const;

/** Key facts for a decision: availability, name, price, age, use and contact. */
export function ItemHead({ item, certificates, actions, tools }: Props) {
  const { t } = useTexts();
  const { title, price, vat, status, availability, facts } = useItemWords()(item);
  const priceType = usePriceType(item);
  const rated = conditions.flatMap((id) => {
    const value = item[id];
    return value === undefined || value === 'unknown'
      ? []
      : [{ id, label: t(`properties:property.${id}`), value: t(`enumerations:rating.${value}`) }];
  });
  return (
    <div className={styles.head}>
      <h1 key={`title ${title}`}>{title}</h1>
      {/* Visually above the name; after it in the DOM, so that screen readers read the heading first. */}
      {availability !== null && (
        <p className={styles.status} data-status={status?.id ?? 'available'}>
          <LiveText>{availability}</LiveText>
        </p>
      )}
      <p key={[price, vat, priceType].join(' ')} className={styles.price}>
        <span>{price}</span> {vat !== null && <small>{vat}</small>}
        {priceType !== null && <small>{priceType}</small>}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd key={value}>{value}</dd>
          </div>
        ))}
      </dl>
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
      {certificates.length > 0 && (
        <ul className={styles.certificates} aria-label={t('item:certificates')}>
          {certificates.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {tools}
    </div>
  );
}

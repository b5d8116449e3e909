import { Link } from 'gatsby';
import { memo, useContext } from 'react';

import { publicSettings } from '@/config/public-settings';

import type { StockItem } from '../../model/item';
import type { ItemWords } from '../../model/item-page/item-words';
import { cardPhotoSizes, toCardSources } from '../../model/picture-sources';
import { ItemName } from '../item-name';
import { ItemTool } from '../item-tool';
import { ItemNews } from '../stock-news/item-news';
import { StockPicture } from '../stock-picture';

import * as styles from './stock-card.module.css';

/** The heading level that continues the outline above the card. */
export type CardHeading = 'h2' | 'h3';

type Props = {
  item: StockItem;
  path: string;
  heading: CardHeading;
  eager?: boolean;
  /** Passed down so that a list creates it once. */
  toWords: (item: StockItem) => ItemWords;
};

/** A stock item in a list: image, name, price and key facts. */
export const StockCard = memo(function StockCard({ item, path, heading: Heading, eager = false, toWords }: Props) {
  const { title, price, vat, status, places } = toWords(item);
  const photo = item.images?.[0];
  const renderTool = useContext(ItemTool);
  return (
    <article className={styles.card} data-status={item.status}>
      <div className={styles.photo}>
        <StockPicture
          sources={photo && toCardSources(photo.url, publicSettings.stockImageTemplate)}
          isPending={item.isPhotoPending}
          alt=""
          sizes={cardPhotoSizes}
          eager={eager}
        />
      </div>
      <div className={styles.words}>
        <Heading key={`title ${title}`} className={styles.title}>
          <Link to={path}>
            <ItemName item={item} title={title} />
          </Link>
        </Heading>
        {/* Visually on the image; after the heading in the DOM, so that screen readers read the name first. */}
        {status !== null && (
          <p key={`status ${status.label}`} className={styles.status} data-status={status.id}>
            {status.label}
          </p>
        )}
        <p key={`price ${price} ${vat ?? ''}`} className={styles.price}>
          {price} {vat !== null && <small>{vat}</small>}
        </p>
        <ItemNews item={item} place="card" />
        <dl className={styles.facts}>
          {places.map(({ id, label, value, isKnown }) => (
            <div key={`${id} ${value}`}>
              <dt>{label}</dt>
              <dd>
                {isKnown ? (
                  value
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="visually-hidden">{value}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.tool}>{renderTool(item, title)}</div>
    </article>
  );
});

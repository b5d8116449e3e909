import { Link } from 'gatsby';

import { publicSettings } from '@/config/public-settings';
import { useTexts } from '@/i18n/use-texts';
import { dot } from '@/lib/dot';

import { formatHours } from '../../model/hours';
import type { StockItem } from '../../model/item';
import { toOfferWords } from '../../model/item-page/offer-words';
import { toCardSources } from '../../model/picture-sources';
import { ItemName } from '../item-name';
import { ItemNews } from '../stock-news/item-news';
import { StockPicture } from '../stock-picture';

import * as styles from './stock-rows.module.css';

type Listed = { item: StockItem; path: string };

/**
 * A few items in brief: photo, name, price, year, hours and status. Pages that are not about stock show them, so they
 * need none of the tables behind the facts of a card.
 */
export function StockRows({ items }: { items: readonly Listed[] }) {
  return (
    <ul className={styles.rows}>
      {items.map(({ item, path }) => (
        <li key={item.advertisementID}>
          <StockRow item={item} path={path} />
        </li>
      ))}
    </ul>
  );
}

function StockRow({ item, path }: Listed) {
  const texts = useTexts();
  const { title, price, vat, status } = toOfferWords(item, texts);
  const { constructionYear: year, operatingHours: hours } = item;
  const facts = [year, hours !== undefined && hours > 0 && formatHours(hours, texts)].filter(Boolean).join(dot);
  const photo = item.images?.[0];
  return (
    <article className={styles.row} data-status={item.status}>
      <div className={styles.photo}>
        <StockPicture
          sources={photo && toCardSources(photo.url, publicSettings.stockImageTemplate)}
          isPending={item.isPhotoPending}
          alt=""
          sizes="120px"
        />
      </div>
      <div className={styles.words}>
        <h3 key={`title ${title}`}>
          <Link to={path}>
            <ItemName item={item} title={title} />
          </Link>
        </h3>
        {/* Above the name; after it in the DOM, so that screen readers read the name first. */}
        {status !== null && (
          <p key={`status ${status.label}`} className={styles.status} data-status={status.id}>
            {status.label}
          </p>
        )}
        <p key={`price ${price} ${vat ?? ''}`} className={styles.price}>
          {price} {vat !== null && <small>{vat}</small>}
        </p>
        {facts !== '' && (
          <p key={`facts ${facts}`} className={styles.facts}>
            {facts}
          </p>
        )}
        <ItemNews item={item} place="card" />
      </div>
    </article>
  );
}

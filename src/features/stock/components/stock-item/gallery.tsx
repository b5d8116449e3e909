import { publicSettings } from '@/config/public-settings';
import { useTexts } from '@/i18n/use-texts';

import { toImageUrl } from '../../model/image-url';
import type { StockItem } from '../../model/item';
import { StockPicture } from '../stock-picture';

import * as styles from './gallery.module.css';

type Props = { images: NonNullable<StockItem['images']>; title: string };

/** The photos of an item: the first one large, all of them in a row below it that leads to each in full. */
export function Gallery({ images, title }: Props) {
  const { t } = useTexts();
  const toAlt = (index: number) => t('stock:item.photo', { title, number: index + 1, count: images.length });
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        <StockPicture
          url={images[0]?.url}
          alt={images.length === 0 ? '' : toAlt(0)}
          sizes="(min-width: 1000px) 60vw, 100vw"
          eager
        />
      </div>
      {images.length > 1 && (
        <ul className={styles.row} aria-label={t('stock:item.photos')}>
          {images.map(({ url }, index) => (
            <li key={url}>
              <a href={toImageUrl(url, publicSettings.stockImageTemplate, { width: 1600, format: 'jpg' })}>
                <StockPicture url={url} alt={toAlt(index)} sizes="128px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

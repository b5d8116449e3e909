import { lazy, Suspense } from 'react';

import { ErrorBoundary } from '@/components/error-boundary';
import { isPlain } from '@/components/ui/intent-link';
import { publicSettings } from '@/config/public-settings';
import { changeLocation, getLocationEntry, useLocationEntry } from '@/hooks/location-entry';
import { useTexts } from '@/i18n/use-texts';

import { toImageUrl } from '../../model/image-url';
import { StockPicture } from '../stock-picture';

import * as styles from './gallery.module.css';
import { toPhotoSources, type Photo } from './photo-sources';

/** Loaded with the first press: most visitors never open it. */
const Lightbox = lazy(() => import('./lightbox').then(({ Lightbox: component }) => ({ default: component })));

const dialog = 'photo-';
const thumbs = 5;

type Props = { photos: readonly Photo[]; title: string; pathname: string };

/** The photos of an item: the first one large, small ones below it; each opens the lightbox, whose place in the history Back leaves. */
export function Gallery({ photos, title, pathname }: Props) {
  const { t } = useTexts();
  const { state } = useLocationEntry(pathname);
  const count = photos.length;
  const opened = state.dialog?.startsWith(dialog) === true ? Number(state.dialog.slice(dialog.length)) : null;
  const toAlt = (index: number) => t('stock:item.photo', { title, number: index + 1, count });
  const hidden = count - thumbs;

  const toLink = (photo: Photo, index: number) => ({
    href: toImageUrl(photo.url, publicSettings.stockImageTemplate, { width: 1600, format: 'jpg' }),
    'aria-haspopup': 'dialog' as const,
    onClick: (event: React.MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      const { search } = getLocationEntry();
      changeLocation({ search, state: { dialog: dialog + String(index) }, replace: false });
    },
  });

  const [first] = photos;
  return (
    <div className={styles.gallery} data-count={Math.min(count, 3)}>
      {first === undefined ? (
        <div className={styles.main}>
          <StockPicture sources={undefined} alt="" sizes="" eager />
        </div>
      ) : (
        <a {...toLink(first, 0)} className={styles.main}>
          <StockPicture
            sources={toPhotoSources(first, [480, 640, 960, 1280, 1600])}
            alt={toAlt(0)}
            sizes="(min-width: 1400px) 800px, (min-width: 1000px) 58vw, 100vw"
            eager
          />
        </a>
      )}
      {count > 1 && (
        <ul className={styles.row} aria-label={t('stock:item.photos')}>
          {photos.slice(0, thumbs).map((photo, index) => (
            <li key={photo.url}>
              <a {...toLink(photo, index)} className={styles.thumb}>
                <StockPicture sources={toPhotoSources(photo, [160, 320])} alt={toAlt(index)} sizes="160px" />
                {index === thumbs - 1 && hidden > 0 && (
                  <span className={styles.more}>
                    <span aria-hidden="true">+{hidden}</span>
                    <span className="visually-hidden">{t('item:gallery.more', { count: hidden })}</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {opened !== null && count > 0 && (
        // A script of an older release may be gone: then the photo stays where it is.
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Lightbox photos={photos} first={Math.min(opened || 0, count - 1)} title={title} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

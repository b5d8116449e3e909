import { useEffect, useRef } from 'react';

import { ErrorBoundary } from '@/components/error-boundary';
import { LiveText } from '@/components/ui/live-text';
import { publicSettings } from '@/config/public-settings';
import { afterPaint } from '@/hooks/use-after-paint';
import { useOnline } from '@/hooks/use-online';
import { useTexts } from '@/i18n/use-texts';
import { isPlainClick } from '@/lib/plain-click';

import { toImageUrl } from '../../model/image-url';
import { toImageSources, type Photo } from '../../model/picture-sources';
import { StockPicture } from '../stock-picture';

import * as styles from './gallery.module.css';
import { useLightbox } from './use-lightbox';

const thumbs = 5;
const template = publicSettings.stockImageTemplate;

const toHref = ({ url }: Photo) => toImageUrl(url, template, { width: 1600, format: 'jpg' });

type Props = {
  photos: readonly Photo[];
  title: string;
  /**
   * What the page says to a screen reader. The lightbox says it, too: while it is open nobody hears the page behind it.
   */
  news: string;
  /** Until then the small ones have their places only. */
  isOpened: boolean;
};

/**
 * The photos of an item: the first one large, small ones below it; each opens the lightbox, whose place in the history
 * Back leaves.
 */
export function Gallery({ photos, title, news, isOpened }: Props) {
  const { t } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const { shown, Lightbox, pressed, isRefused, failed, press, fail } = useLightbox(photos.length);
  const isOnline = useOnline();
  const count = photos.length;
  const isOpen = shown !== null && Lightbox !== null;
  const toAlt = (index: number) => t('stock:item.photo', { title, number: index + 1, count });
  const hidden = count - thumbs;

  useEffect(() => {
    if (!isOpen) return;
    const gallery = root.current;
    return () => {
      // The lightbox gives the focus back to what was pressed; after a reload nothing was, and a photo may be gone
      // since.
      afterPaint(() => {
        if (document.activeElement === document.body) (gallery?.querySelector('a') ?? gallery)?.focus();
      });
    };
  }, [isOpen]);

  const toLink = (photo: Photo, index: number) => {
    const href = toHref(photo);
    // Without what shows them large, each leads to its picture.
    if (failed !== null) return { href };
    return {
      href,
      'aria-haspopup': 'dialog' as const,
      'aria-busy': pressed === index,
      onClick: (event: React.MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void press(index, href);
      },
    };
  };

  const [first] = photos;
  const failedPhoto = photos[failed ?? -1];
  return (
    <div ref={root} className={styles.gallery} tabIndex={-1}>
      {first === undefined ? (
        <div className={styles.main}>
          <StockPicture sources={undefined} alt="" sizes="" eager />
        </div>
      ) : (
        <a {...toLink(first, 0)} className={styles.main}>
          <StockPicture
            sources={toImageSources(first, template, [480, 720, 960, 1280, 1600])}
            alt={toAlt(0)}
            sizes="(min-width: 1400px) 800px, (min-width: 1000px) 58vw, calc(100vw - 2rem)"
            eager
          />
        </a>
      )}
      {count > 1 && (
        <ul className={styles.row} aria-label={t('stock:item.photos')}>
          {photos.slice(0, thumbs).map((photo, index) => (
            <li key={photo.url}>
              <a {...toLink(photo, index)} className={styles.thumb}>
                <StockPicture
                  sources={isOpened ? toImageSources(photo, template, [160, 320]) : undefined}
                  isPending={isOpened ? undefined : true}
                  alt={toAlt(index)}
                  sizes="(min-width: 640px) 160px, 80px"
                />
                {index === thumbs - 1 && hidden > 0 && (
                  <span key={hidden} className={styles.more}>
                    <span aria-hidden="true">+{hidden}</span>
                    <span className="visually-hidden">{t('item:gallery.more', { count: hidden })}</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isRefused && !isOnline && (
        <p role="alert" className={styles.refusal}>
          {t('item:gallery.offline')}
        </p>
      )}
      {failedPhoto !== undefined && (
        <p role="alert" className={styles.refusal}>
          <LiveText>{t('item:gallery.failed')}</LiveText>{' '}
          <a href={toHref(failedPhoto)}>{t('item:gallery.open', { number: photos.indexOf(failedPhoto) + 1 })}</a>
        </p>
      )}
      {isOpen && (
        <ErrorBoundary fallback={<Failed photo={shown} tell={fail} />}>
          <Lightbox gallery={root} photos={photos} shown={shown} title={title} news={news} />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Stands in the place of what failed to show a photo. */
function Failed({ photo, tell }: { photo: number; tell: (photo: number) => void }) {
  useEffect(() => tell(photo), [photo, tell]);
  return null;
}

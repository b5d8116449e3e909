import { useEffect, useRef, useState } from 'react';

import { ErrorBoundary } from '@/components/error-boundary';
import { LiveText } from '@/components/ui/live-text';
import { publicSettings } from '@/config/public-settings';
import { afterPaint } from '@/hooks/use-after-paint';
import { useOnline } from '@/hooks/use-online';
import { useTexts } from '@/i18n/use-texts';
import { isPlainClick } from '@/lib/plain-click';

import { getLoadedImage } from '../../hooks/loaded-images';
import { toImageUrl } from '../../model/image-url';
import { toCardSources, toImageSources, type Photo } from '../../model/picture-sources';
import { StockPicture } from '../stock-picture';

import * as styles from './gallery.module.css';
import { useLightbox } from './use-lightbox';

const thumbs = 5;
const template = publicSettings.stockImageTemplate;

const toCardSrc = ({ url }: Photo) => toCardSources(url, template).src;
const toHref = ({ url }: Photo) => toImageUrl(url, template, { width: 1600, format: 'jpg' });

type Props = {
  photos: readonly Photo[];
  title: string;
  /** A message for screen readers. The lightbox repeats it, because an open dialog hides the page from them. */
  news: string;
  /** Until then the thumbnails are empty boxes. */
  isOpened: boolean;
};

/**
 * The images of an item: a large one and thumbnails. Each opens the lightbox, which is a history entry, so that Back
 * closes it.
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
      // The lightbox returns the focus to the pressed link; after a reload there is none, and the image may be gone.
      afterPaint(() => {
        if (document.activeElement === document.body) (gallery?.querySelector('a') ?? gallery)?.focus();
      });
    };
  }, [isOpen]);

  const toLink = (photo: Photo, index: number) => {
    const href = toHref(photo);
    // Without the lightbox's script each link leads to its image file.
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
  // The visitor comes from a card with the same photo: it stays in sight.
  const [onCard] = useState(() => ({ url: first?.url, image: first && getLoadedImage(toCardSrc(first)) }));
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
            sizes="(min-width: 1400px) 800px, (min-width: 700px) 58vw, calc(100vw - 2rem)"
            eager
            placeholder={onCard.url === first.url ? onCard.image?.currentSrc : undefined}
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
                  sizes="(min-width: 1000px) 160px, (min-width: 700px) 28vw, 80px"
                />
                {index === thumbs - 1 && hidden > 0 && (
                  <span key={hidden} className={styles.more} data-print="no">
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
        <ErrorBoundary fallback={<Failed photo={shown} onFail={fail} />}>
          <Lightbox gallery={root} photos={photos} shown={shown} title={title} news={news} />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Replaces the lightbox after an error in it. */
function Failed({ photo, onFail }: { photo: number; onFail: (photo: number) => void }) {
  useEffect(() => onFail(photo), [photo, onFail]);
  return null;
}

import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { useMemo, type CSSProperties, type RefObject } from 'react';
import Yarl, { type Slide, type SlideImage } from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { publicSettings } from '@/config/public-settings';
import { useTexts } from '@/i18n/use-texts';

import { toImageUrl } from '../../model/image-url';
import { toImageSources, type Photo } from '../../model/picture-sources';
import { MissingPicture, StockPicture } from '../stock-picture';

import * as styles from './lightbox.module.css';
import { toPlaceholder } from './placeholder';
import { leaveImage, turnToImage } from './shown-image';
import { useKeys } from './use-keys';

type Props = {
  /** The page's smaller images. */
  gallery: RefObject<HTMLElement>;
  photos: readonly Photo[];
  /** The index of the image on screen, which the history entry holds. */
  shown: number;
  title: string;
  /** A message for screen readers. */
  news: string;
};

/** How many images are loaded, and thumbnails shown, on either side of the one on screen: a desktop's width of them. */
const imagesBeside = 2;
const thumbnailsBeside = 8;

const widths = [640, 1280, 1920, 2560];
const template = publicSettings.stockImageTemplate;

/** The images on the full screen. */
export function Lightbox({ gallery, photos, shown, title, news }: Props) {
  const { t } = useTexts();
  const count = photos.length;
  // New slides would restart the lightbox.
  const slides = useMemo(
    () =>
      photos.map((photo, index) => ({
        ...toSlide(photo, t('stock:item.photo', { title, number: index + 1, count })),
        standIn: toPlaceholder(gallery.current, index),
        photo,
      })),
    [gallery, photos, t, title, count],
  );
  const { controller, zoom } = useKeys(count);
  return (
    <Yarl
      open
      index={shown}
      close={leaveImage}
      on={{ view: ({ index }) => turnToImage(index) }}
      slides={slides}
      plugins={count === 1 ? [Zoom] : [Zoom, Thumbnails]}
      thumbnails={{ width: 80, height: 60, border: 2, borderRadius: 4, padding: 0, gap: 8, vignette: false }}
      className={styles.lightbox ?? ''}
      carousel={{ finite: true, padding: 0, preload: thumbnailsBeside, imageProps: toImageProps }}
      // Half of it is the time in which the library drops presses of its buttons.
      animation={{ navigation: 200 }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ ref: zoom, maxZoomPixelRatio: 3 }}
      render={{
        controls: () => (
          <>
            <p role="status" className="visually-hidden">
              {news !== '' && <LiveText>{news}</LiveText>}
            </p>
            {/* The library's own counter changes bare text (`live-text.tsx`); each slide has its number instead. */}
            <p aria-hidden="true" className={styles.position}>
              <LiveText>{`${String(shown + 1)} / ${String(count)}`}</LiveText>
            </p>
          </>
        ),
        iconError: () => (
          <span className={styles.failed}>
            <MissingPicture hasFailed />
          </span>
        ),
        iconPrev: () => <Icon name="previous" />,
        iconNext: () => <Icon name="next" />,
        iconClose: () => <Icon name="close" />,
        iconZoomIn: () => <Icon name="plus" />,
        iconZoomOut: () => <Icon name="minus" />,
        thumbnail: ({ slide }) => <Thumbnail slide={slide} />,
        // The library shows a thumbnail for each slide that it renders; only the nearest ones load their image.
        slide: ({ offset }) => (Math.abs(offset) > imagesBeside ? <span /> : undefined),
        ...(count === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
      labels={{
        Lightbox: t('stock:item.photos'),
        'Photo gallery': title,
        Thumbnails: t('stock:item.photos'),
        Carousel: t('item:gallery.carousel'),
        Slide: t('item:gallery.slide'),
        '{index} of {total}': t('item:gallery.position', { index: '{index}', total: '{total}' }),
        Previous: t('item:gallery.previous'),
        Next: t('item:gallery.next'),
        Close: t('item:gallery.close'),
        'Zoom in': t('item:gallery.zoomIn'),
        'Zoom out': t('item:gallery.zoomOut'),
      }}
    />
  );
}

/** A slide as the library returns it: it keeps extra properties, though its type does not say so. */
type Kept = { standIn?: CSSProperties | undefined; photo?: Photo };

/** The thumbnail that the page has, too. */
function Thumbnail({ slide: { photo } }: { slide: Slide & Kept }) {
  const sources = photo && toImageSources(photo, template, [160, 320]);
  return <StockPicture sources={sources} alt="" sizes="80px" />;
}

function toImageProps(slide: SlideImage & Kept) {
  return slide.standIn === undefined ? {} : { className: styles.standIn, style: slide.standIn };
}

function toSlide({ url, width = 1600, height = 1200 }: Photo, alt: string): SlideImage {
  if (template === '') return { src: url, alt, width, height };
  const toSource = (wanted: number) => ({
    src: toImageUrl(url, template, { width: wanted, format: 'webp' }),
    width: wanted,
    height: Math.round((wanted * height) / width),
  });
  const smaller = widths.filter((wanted) => wanted < width);
  const srcSet = [...smaller, width].map(toSource);
  return {
    src: toImageUrl(url, template, { width: Math.min(width, 1920), format: 'jpg' }),
    alt,
    width,
    height,
    srcSet,
  };
}

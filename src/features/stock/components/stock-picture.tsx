import { useEffect, useState, type CSSProperties } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { getLoadedImage, hasLoaded, rememberImage } from '../hooks/loaded-images';
import type { PictureSources } from '../model/picture-sources';

import * as styles from './stock-picture.module.css';

type Props = {
  /** Undefined: the item has no image. */
  sources: PictureSources | undefined;
  /** Not known yet whether the item has an image: its place is kept. */
  isPending?: true | undefined;
  alt: string;
  sizes: string;
  eager?: boolean;
  /** The URL of an image that the browser has, shown until this one has loaded, and when it cannot be had. */
  placeholder?: string | undefined;
};

/**
 * An image of a stock item in the sizes and formats of the deployment's resize service. A drawing replaces an image
 * that is missing or fails.
 */
export function StockPicture({ sources: picture, isPending, alt, sizes, eager = false, placeholder }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  // What was on screen before is there in the first frame again.
  const [isAtHand] = useState(() => getLoadedImage(picture?.src) !== undefined);
  useEffect(() => {
    if (failed === null) return;
    // A lost connection may be the reason: the image is requested again once the browser is online.
    const retry = () => setFailed(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);
  if (isPending === true && picture === undefined) return <span className={styles.missing} />;
  if (failed !== null && failed === picture?.src && placeholder !== undefined)
    return <img className={styles.photo} src={placeholder} alt={alt} width={640} height={480} />;
  if (picture === undefined || failed === picture.src) return <MissingPicture hasFailed={picture !== undefined} />;
  const fail = () => {
    setFailed(picture.src);
  };
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.photo}
        src={picture.src}
        alt={alt}
        width={640}
        height={480}
        decoding={isAtHand ? 'sync' : 'async'}
        loading={eager || isAtHand ? 'eager' : 'lazy'}
        ref={(image) => {
          if (image?.complete !== true) return;
          // The image of a prerendered page may have loaded or failed before hydration.
          if (hasLoaded(image)) rememberImage(image);
          else fail();
        }}
        onLoad={({ currentTarget }) => rememberImage(currentTarget)}
        onError={fail}
        {...(placeholder === undefined ? {} : { style: toBackground(placeholder) })}
        {...(eager ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}

function toBackground(src: string): CSSProperties {
  return { backgroundImage: `url(${JSON.stringify(src)})`, backgroundPosition: 'center', backgroundSize: 'cover' };
}

/**
 * A drawn camera in place of an image: a machine would be another one than this. Inline: a file would cost a request,
 * and a parse in each list.
 */
export function MissingPicture({ hasFailed = false }: { hasFailed?: boolean }) {
  const { t } = useTexts();
  return (
    <span className={styles.missing}>
      <svg viewBox="0 0 400 300" aria-hidden="true" focusable="false">
        <path d="M118 102h40l16-26h52l16 26h40c9 0 14 5 14 14v86c0 9-5 14-14 14h-164c-9 0-14-5-14-14v-86c0-9 5-14 14-14zM162 158a38 38 0 1 0 76 0a38 38 0 1 0 -76 0M258 126h12" />
      </svg>
      <LiveText>{t(hasFailed ? 'stock:item.photoFailed' : 'stock:item.noPhoto')}</LiveText>
    </span>
  );
}

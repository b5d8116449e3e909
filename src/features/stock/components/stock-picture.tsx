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

/** A drawn tractor in place of an image. Inline: a file would cost a request, and a parse in each list. */
export function MissingPicture({ hasFailed = false }: { hasFailed?: boolean }) {
  const { t } = useTexts();
  return (
    <span className={styles.missing}>
      <svg viewBox="0 0 400 300" aria-hidden="true" focusable="false">
        <path d="M30 240h340M284 158v-44m-6 0h12M134 92h84l14 66h86c10 0 16 6 16 16v38H112v-54zM146 104h64l11 54h-86zM250 178h60M250 192h60" />
        <path d="M86 190a50 50 0 1 0 100 0a50 50 0 1 0 -100 0M116 190a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M268 208a32 32 0 1 0 64 0a32 32 0 1 0 -64 0M288 208a12 12 0 1 0 24 0a12 12 0 1 0 -24 0" />
      </svg>
      <LiveText>{t(hasFailed ? 'stock:item.photoFailed' : 'stock:item.noPhoto')}</LiveText>
    </span>
  );
}

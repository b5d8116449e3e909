import { useState } from 'react';

import { publicSettings } from '@/config/public-settings';
import { useTexts } from '@/i18n/use-texts';

import { imageFormats, toImageUrl } from '../model/image-url';

import * as styles from './stock-picture.module.css';

type Props = { url: string | undefined; alt: string; sizes: string; eager?: boolean };

const widths = [320, 480, 640, 960];
const template = publicSettings.stockImageTemplate;

/** A photo of a stock item, in the sizes and formats of the deployment's resize service; without one, or when it fails, a drawn machine. */
export function StockPicture({ url, alt, sizes, eager = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === undefined || failed === url) {
    return <MissingPicture />;
  }
  const formats = template.includes('{format}') ? imageFormats.filter((format) => format !== 'jpg') : [];
  const toSet = (format: (typeof imageFormats)[number]) =>
    widths.map((width) => `${toImageUrl(url, template, { width, format })} ${String(width)}w`).join(', ');
  return (
    <picture>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={toSet(format)} sizes={sizes} />
      ))}
      <img
        className={styles.photo}
        src={toImageUrl(url, template, { width: 640, format: 'jpg' })}
        alt={alt}
        width={640}
        height={480}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        ref={(image) => {
          // A photo of the built page may have failed before anyone could listen.
          if (image?.complete === true && image.naturalWidth === 0) setFailed(url);
        }}
        onError={() => {
          setFailed(url);
        }}
        {...(eager ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}

/** A drawn tractor. It is part of the page: as a file of its own it would be asked for, and read anew for each list. */
function MissingPicture() {
  const { t } = useTexts();
  return (
    <span className={styles.missing}>
      <svg viewBox="0 0 400 300" aria-hidden="true" focusable="false">
        <path d="M30 240h340M284 158v-44m-6 0h12M134 92h84l14 66h86c10 0 16 6 16 16v38H112v-54zM146 104h64l11 54h-86zM250 178h60M250 192h60" />
        <path d="M86 190a50 50 0 1 0 100 0a50 50 0 1 0 -100 0M116 190a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M268 208a32 32 0 1 0 64 0a32 32 0 1 0 -64 0M288 208a12 12 0 1 0 24 0a12 12 0 1 0 -24 0" />
      </svg>
      <span>{t('stock:item.noPhoto')}</span>
    </span>
  );
}

import { useState } from 'react';

import { publicSettings } from '@/config/public-settings';
import { useTexts } from '@/i18n/use-texts';

import { imageFormats, toImageUrl } from '../model/image-url';

import * as styles from './stock-picture.module.css';

type Props = { url: string | undefined; alt: string; sizes: string; eager?: boolean };

const widths = [320, 480, 640, 960, 1280];
const template = publicSettings.stockImageTemplate;

/** A photo of a stock item, in the sizes and formats of the deployment's resize service; without one, or when it fails, a drawn machine. */
export function StockPicture({ url, alt, sizes, eager = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === undefined || failed === url) {
    return <MissingPicture eager={eager} />;
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

function MissingPicture({ eager }: { eager: boolean }) {
  const { t } = useTexts();
  return (
    <span className={styles.missing}>
      <img src="/no-photo.svg" alt="" width={400} height={300} loading={eager ? 'eager' : 'lazy'} />
      <span>{t('stock:item.noPhoto')}</span>
    </span>
  );
}

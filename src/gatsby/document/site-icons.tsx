import mark from '../../../static/favicon.svg';
import { toDataUrl } from '../../lib/to-data-url';

/** In characters: what asking for a file costs by itself. */
const largest = 1500;

/** Read as text, where webpack gave base64; a large one stays a file. */
const [, base64 = ''] = mark.split(';base64,');
const drawing = toDataUrl(Buffer.from(base64, 'base64').toString());
const icon = base64 === '' || drawing.length > largest ? '/favicon.svg' : drawing;

/**
 * The site's icons. The drawing is part of the page (webpack writes small files as `data:`): asked for as a file, as
 * browsers do for every page, it and the manifest are two ways more beside the font and the first picture. The manifest
 * follows when the page is alive (`gatsby/client/add-manifest.ts`). What looks for a file, a search engine or an older
 * browser, finds one.
 */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" type="image/svg+xml" sizes="any" href={icon} />
      <link rel="icon" type="image/png" sizes="96x96" href="/icons/96.png" />
      <link rel="apple-touch-icon" href="/icons/180.png" />
    </>
  );
}

import font from '../../styles/fonts/archivo-latin.woff2';

/**
 * Has the font loaded from the first byte on, not when the first layout has found out that it is needed: texts are laid
 * out once.
 */
export function PreloadFont() {
  return <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />;
}

/**
 * Says how the site can be installed, when nothing that a visitor waits for is loading any more
 * (`gatsby/document/site-icons.tsx`). Firefox for Android looks for it once, before that, and puts a plain link on the
 * home screen: worth less than a photo that comes sooner for everyone.
 */
export function addManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.json';
  document.head.append(link);
}

/** Says how the site can be installed, when nothing that a visitor waits for is loading any more (`gatsby/ssr/site-icons.tsx`). */
export function addManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.json';
  document.head.append(link);
}

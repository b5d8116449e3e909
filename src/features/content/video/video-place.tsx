import { Suspense, type ComponentProps } from 'react';

import { toLazyPart } from '@/components/lazy-part';

import type { VideoPart as Part } from './video';

const VideoPart =
  typeof window === 'undefined'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- see `toLazyPart`
      (require('./video') as { VideoPart: typeof Part }).VideoPart
    : toLazyPart(() => import('./video').then((part) => part.VideoPart));

/** A video of a page or of a text; its script loads only on pages that have one. */
export function VideoPlace(props: ComponentProps<typeof Part>) {
  return (
    <Suspense>
      <VideoPart {...props} />
    </Suspense>
  );
}

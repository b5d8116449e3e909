import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

/**
 * A component whose script loads only on pages that show it, for browsers: within `Suspense` a built page keeps what
 * the build rendered until the script is there, and for good when it does not come. The build itself has to render the
 * component at once, because it renders in one piece; written like this the bundler leaves it out of browsers' bundles.
 * @example
 *   const Part = typeof window === 'undefined' ? require('./part').Part : toLazyPart(load);
 */
export function toLazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      // An older release's file, or no network. An error would take the built part away.
      reloadWhenPartIsMissing(error);
      return new Promise<never>(() => null);
    }
  });
}

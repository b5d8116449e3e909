import { addManifest } from '../../client/add-manifest';
import { startPrefetch } from '../../client/prefetch/start-prefetch';

/** Once the built page is alive. */
export function onInitialClientRender(): void {
  addManifest();
  startPrefetch();
}

import { addManifest } from '../../client/add-manifest';
import { startFieldFigures } from '../../client/field-figures/start-field-figures';
import { startPaper } from '../../client/paper/start-paper';
import { startPrefetch } from '../../client/prefetch/start-prefetch';

/** Once the built page is alive. */
export function onInitialClientRender(): void {
  addManifest();
  startPrefetch();
  startFieldFigures();
  startPaper();
}

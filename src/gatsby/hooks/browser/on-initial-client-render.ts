import { addManifest } from '../../client/add-manifest';
import { startFieldFigures } from '../../client/field-figures/start-field-figures';

/** After the first rendering. */
export function onInitialClientRender(): void {
  addManifest();
  startFieldFigures();
}

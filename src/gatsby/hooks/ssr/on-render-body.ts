import type { RenderBodyArgs } from 'gatsby';

import { recordPage } from '../../../../patches/gatsby/start-scripts';
import { writeHead } from '../../document/helmet-head';

/** The page is rendered: writes its head, and records which scripts and data it needs. */
export function onRenderBody(args: RenderBodyArgs): void {
  writeHead(args);
  recordPage(args);
}

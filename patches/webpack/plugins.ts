import { isPlain } from '../plain';

import { UntracedPackagesPlugin } from './cache-version';
import { StableHashPlugin } from './stable-hash-plugin';
import { TemplatePartsPlugin } from './template-parts-plugin';

type Define = (values: Record<string, string>) => object;

const templateParts = new TemplatePartsPlugin();

/** Plugins that read or write what webpack does not document. `define`: webpack's DefinePlugin, as Gatsby gives it. */
export function toWebpackPlugins(stage: string, define: Define): object[] {
  if (isPlain()) return [];
  const own: Record<string, object[]> = {
    'build-javascript': [new StableHashPlugin(), templateParts],
    // Compiled after the browser's scripts, whose names it needs.
    'build-html': [define({ TEMPLATE_PARTS: JSON.stringify(templateParts.parts) })],
  };
  return [new UntracedPackagesPlugin(), ...(own[stage] ?? [])];
}

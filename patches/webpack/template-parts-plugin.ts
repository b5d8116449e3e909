type File = string;
type Stats = { compilation: { namedChunkGroups: ReadonlyMap<string, { getFiles: () => readonly File[] }> } };
type Compiler = { hooks: { done: { tap: (name: string, run: (stats: Stats) => void) => void } } };

/**
 * The script files of each template by the name that Gatsby gives it in a page's data, e.g.
 * `component---src-templates-home-tsx`.
 */
export type TemplateParts = Readonly<Record<string, readonly File[]>>;

/**
 * Remembers which script files each template is made of, for the pages that are rendered after: Gatsby names only those
 * of the site.
 */
export class TemplatePartsPlugin {
  parts: TemplateParts = {};

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('TemplatePartsPlugin', ({ compilation }) => {
      const templates = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith('component---'));
      this.parts = Object.fromEntries(
        templates.map(([name, group]) => [name, group.getFiles().filter((file) => file.endsWith('.js'))]),
      );
    });
  }
}

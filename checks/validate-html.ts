import { readFileSync } from 'node:fs';
import path from 'node:path';

import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The rules of the HTML standard; what is a matter of taste, and what axe looks at in a browser, is not asked here. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'], root: true }));

/** What is wrong with the HTML of some pages of a release, as `page: message`. */
export function validatePages(folder: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8')
      // Styles are no HTML, and the largest part of a page.
      .replace(/(<style[^>]*>)[^]*?<\/style>/g, '$1</style>')
      // React's own ids are valid and more than the library's selectors can read.
      .replace(/:(R\w+):/g, '_$1_');
    const { results } = validator.validateStringSync(html, file);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `/${file}: ${ruleId}: ${message} (${selector ?? ''})`),
    );
  });
}

/** As a process of its own: reads what to look at from its parent, and says what it found. */
if (require.main === module) {
  process.once('message', ({ folder, files }: { folder: string; files: string[] }) => {
    process.send?.(validatePages(folder, files), () => process.disconnect());
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The rules of the HTML standard, without matters of taste and without rules that axe checks in a browser. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'], root: true }));

/** Validates pages of a release. @returns the faults, as `page: message` */
export function validatePages(folder: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8')
      // Styles are not HTML, and are the largest part of a page.
      .replace(/(<style[^>]*>)[^]*?<\/style>/g, '$1</style>')
      // React's own ids are valid, but the library's selectors cannot parse them.
      .replace(/:(R\w+):/g, '_$1_');
    const { results } = validator.validateStringSync(html, file);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `/${file}: ${ruleId}: ${message} (${selector ?? ''})`),
    );
  });
}

/** Run as a child process: receives the files from its parent, and sends the faults. */
if (require.main === module) {
  process.once('message', ({ folder, files }: { folder: string; files: string[] }) => {
    process.send?.(validatePages(folder, files), () => process.disconnect());
  });
}

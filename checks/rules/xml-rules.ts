import { SaxesParser } from 'saxes';

import type { Site } from '../site';

/** Files of XML that a strict reader refuses: it shows nothing of the whole file then. */
export function checkXml({ files, read }: Pick<Site, 'files' | 'read'>): string[] {
  return [...files]
    .filter((file) => file.endsWith('.xml'))
    .flatMap((file) => {
      const fault = findFault(read(file));
      return fault === null ? [] : [`${file}: ${fault}`];
    });
}

function findFault(text: string): string | null {
  let first: string | null = null;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    first ??= message;
  });
  parser.write(text).close();
  return first;
}

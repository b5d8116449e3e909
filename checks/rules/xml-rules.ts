import { SaxesParser } from 'saxes';

import type { Site } from '../site';

/** Finds XML files that are not well-formed: a strict parser shows nothing of them. */
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

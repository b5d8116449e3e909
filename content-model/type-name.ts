import type { ContentType } from './content-type';

import { contentTypes } from '.';

const names = new Map((contentTypes as readonly ContentType[]).map(({ id, name }) => [id, name]));

/**
 * What an editor calls a content type, within a sentence.
 * @example nameType('stockTeaser') // '“Machines”'
 * @example nameType('vacancy') // 'vacancy'
 */
export function nameType(id: string): string {
  const name = names.get(id);
  return name === undefined || name.toLowerCase() === id ? id : `“${name}”`;
}

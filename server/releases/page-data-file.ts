/**
 * The file of a page's data in a build or release.
 * @param page its path without slashes at the ends; empty for the root
 * @example toDataFile('de/kontakt') // 'page-data/de/kontakt/page-data.json'
 */
export function toDataFile(page: string): string {
  return `page-data/${page || 'index'}/page-data.json`;
}

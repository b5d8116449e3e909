import type { PreprocessSourceArgs } from 'gatsby';

/** What Gatsby reads in the place of a file: a program without queries. */
const nothing = ';';

/**
 * Says of the files without queries that there is nothing in them. Gatsby would parse each of the site's hundreds of
 * files in every build, tests as well, to find queries in a few; that of a template also tells it which of its
 * interfaces the template has.
 */
export function preprocessSource({ filename, contents }: PreprocessSourceArgs): string | undefined {
  return hasQueries(filename, contents) ? undefined : nothing;
}

/** Whether Gatsby has to read a file itself, for its queries or as a template. */
function hasQueries(filename: string, contents: string): boolean {
  return /[\\/]src[\\/]templates[\\/]/.test(filename) || contents.includes('graphql');
}

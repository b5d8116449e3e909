import { gatsbyCache } from '../patches/gatsby/cache-files';

/** Where Gatsby writes the types of its schema and of the site's queries. */
export const generatedTypesFile = `${gatsbyCache.folder}/gatsby-types.d.ts`;

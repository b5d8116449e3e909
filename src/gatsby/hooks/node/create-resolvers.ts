import type { CreateResolversArgs } from 'gatsby';

import { toArticleResolvers } from '../../content/article-resolvers';
import { toPictureData } from '../../content/clear-pictures';
import { toLinkFields } from '../../content/linked-nodes';
import { memoizeResolvers } from '../../content/memoized-resolvers';
import { toMendedFields } from '../../content/mend/fields';
import { toPictureWords } from '../../content/mend/picture-words';
import { toQueriesOnTime } from '../../content/on-time/hidden-entries';
import { toNumberFields } from '../../content/resolve-numbers';
import { toFallbackFields, toSectionResolvers } from '../../content/section-resolvers';
import { toQueriesWithoutSpares } from '../../content/spare-entries';
import { toWayFields } from '../../content/targets/way-nodes';
import { toTextFields } from '../../content/texts/override-nodes';
import { toMarkedFields } from '../../preview/marked-fields';
import { getMirror } from '../../preview/mirror';

/** Adds the resolvers of the CMS's types. The order counts: later ones wrap earlier ones. */
export function createResolvers(args: CreateResolversArgs): void {
  const create = args.createResolvers as (resolvers: object) => void;
  create(toFallbackFields());
  create({ ImageSharp: { gatsbyImageData: { resolve: toPictureData } } });
  create(memoizeResolvers());
  create(toQueriesWithoutSpares());
  create(toQueriesOnTime());
  create(toMendedFields());
  create(toPictureWords());
  // After `toMendedFields`: a mended rich text takes its links along.
  create(toLinkFields());
  create(toNumberFields());
  create(toSectionResolvers());
  create(toArticleResolvers());
  create(toTextFields());
  create(toWayFields());
  // Around all others, which see what was written.
  if (getMirror() !== null) create(toMarkedFields());
}

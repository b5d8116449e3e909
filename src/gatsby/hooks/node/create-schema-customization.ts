import type { CreateSchemaCustomizationArgs } from 'gatsby';

import { contentTypes } from '../../../../content-model';
import { toGraphql } from '../../../../content-model/to-graphql';
import { articleAddressSchema } from '../../content/article-addresses';
import { fallbacksSchema } from '../../content/fallback-nodes';
import { linksSchema } from '../../content/linked-nodes';
import { navigationSchema } from '../../content/navigation/navigation-nodes';
import { hiddenSchema } from '../../content/on-time/hidden-entries';
import { phoneRegionSchema } from '../../content/phone-region';
import { phoneLinkSchema } from '../../content/resolve-numbers';
import { sparesSchema } from '../../content/spare-entries';
import { waySchema } from '../../content/targets/way-nodes';
import { overridesSchema } from '../../content/texts/override-nodes';
import { vacancyAddressSchema } from '../../content/vacancy-addresses';

/**
 * Every content type with every field, so that a field that no entry uses, or a space without entries, still builds.
 */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(
    [
      toGraphql(contentTypes),
      fallbacksSchema,
      linksSchema,
      phoneRegionSchema,
      phoneLinkSchema,
      vacancyAddressSchema,
      articleAddressSchema,
      sparesSchema,
      hiddenSchema,
      overridesSchema,
      waySchema,
      navigationSchema,
    ].join('\n\n'),
  );
}

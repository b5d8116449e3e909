import type { CreateSchemaCustomizationArgs } from 'gatsby';

import { contentTypes } from '../../../content-model';
import { toGraphql } from '../../../content-model/to-graphql';

import { fallbacksSchema } from './cms/fallback-nodes';
import { linksSchema } from './cms/linked-nodes';
import { phoneRegionSchema } from './cms/phone-region';
import { phoneLinkSchema } from './cms/resolve-numbers';
import { sparesSchema } from './cms/spare-entries';
import { vacancyAddressSchema } from './cms/vacancy-addresses';

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
      sparesSchema,
    ].join('\n\n'),
  );
}

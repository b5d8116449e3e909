import type { CreateSchemaCustomizationArgs } from 'gatsby';

import { contentTypes } from '../../../content-model';
import { toGraphql } from '../../../content-model/to-graphql';

import { fallbacksSchema } from './cms/fallback-nodes';
import { sparesSchema } from './cms/spare-entries';

/** Every content type with every field, so that a field that no entry uses, or a space without entries, still builds. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([toGraphql(contentTypes), fallbacksSchema, sparesSchema].join('\n\n'));
}

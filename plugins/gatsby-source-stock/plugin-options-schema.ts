import type { GatsbyNode } from 'gatsby';

export type Options = { apiUrl: string; companyId: string };

/** Where the stock API is: its origin (with an optional path) and the company whose stock is sold. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    apiUrl: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .required()
      .description('Origin of the stock API'),
    companyId: Joi.string().required().description('Identifier of the company in every stock call'),
  });

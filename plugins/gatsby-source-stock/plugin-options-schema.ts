import type { GatsbyNode } from 'gatsby';

export type Options = { apiUrl: string; companyId: string };

/** The stock API's origin (with an optional path), and the company that sells the stock. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    apiUrl: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .required()
      .description('Origin of the stock API'),
    companyId: Joi.string().required().description('Identifier of the company in every stock call'),
  });

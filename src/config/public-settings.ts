/**
 * The settings that the browser needs, as the build checked them (`env.ts`). Each variable is written out in full,
 * because the bundler replaces exactly these expressions by their values; nothing else of the environment reaches a
 * visitor.
 */
export const publicSettings = {
  stockApiUrl: process.env.GATSBY_STOCK_API_URL ?? '',
  stockCompanyId: process.env.GATSBY_STOCK_COMPANY_ID ?? '',
  /** How a picture's address is resized, e.g. `{url}?w={width}&fm={format}`; empty: the original serves every size. */
  stockImageTemplate: process.env.GATSBY_STOCK_IMAGE_TEMPLATE ?? '',
  /** The pages show drafts (`CONTENTFUL_HOST=preview…`): the build says so, nobody sets it. */
  isPreview: process.env.GATSBY_CONTENT_PREVIEW === 'true',
  webshopUrl: process.env.GATSBY_WEBSHOP_URL ?? '',
  tagManagerId: process.env.GATSBY_TAG_MANAGER_ID ?? '',
  leadTrackerUrl: process.env.GATSBY_LEAD_TRACKER_URL ?? '',
} as const;

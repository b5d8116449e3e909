/**
 * The settings that the browser needs, validated by the build (`env.ts`). Each variable is written out in full, because
 * the bundler replaces exactly these expressions by their values; no other variable gets into a bundle.
 */
export const publicSettings = {
  stockApiUrl: process.env.GATSBY_STOCK_API_URL ?? '',
  stockCompanyId: process.env.GATSBY_STOCK_COMPANY_ID ?? '',
  /**
   * Template of a resized image's address, e.g. `{url}?w={width}&fm={format}`. Empty: the original serves every size.
   */
  stockImageTemplate: process.env.GATSBY_STOCK_IMAGE_TEMPLATE ?? '',
  /** The pages show drafts (`CONTENTFUL_HOST=preview…`). The build sets the variable. */
  isPreview: process.env.GATSBY_CONTENT_PREVIEW === 'true',
  webshopUrl: process.env.GATSBY_WEBSHOP_URL ?? '',
  tagManagerId: process.env.GATSBY_TAG_MANAGER_ID ?? '',
  leadTrackerUrl: process.env.GATSBY_LEAD_TRACKER_URL ?? '',
  /** The share of page loads that report field figures; 0: none. */
  vitalsShare: Number(process.env.GATSBY_VITALS_SHARE ?? ''),
} as const;

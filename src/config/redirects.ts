/** Addresses of the dealer's earlier websites; each leads home for good (301, spec section 2). */
export const legacyPaths = [
  '/bankdetails',
  '/how-does-it-work',
  '/kippers',
  '/machinery',
  '/new-cars',
  '/newsletter',
  '/our-worldwide-customers',
  '/privacy-policy',
  '/references-bronkhorst-trading',
  '/route-to-bronkhorst-trading',
  '/stock',
  '/trailers',
  '/trucks',
  '/used-cars',
  '/wp-content/uploads/general-terms-and-conditions.pdf',
] as const;

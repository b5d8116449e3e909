/** Path of a PDF on an earlier website. The specification does not name it, so it is set here (spec section 2). */
export const uploadedPdf = '/wp-content/uploads/general-terms-and-conditions.pdf';

/**
 * Paths of the dealer's earlier websites, in any letter case. Each redirects permanently to the home page (301, spec
 * section 2).
 */
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
  uploadedPdf,
] as const;

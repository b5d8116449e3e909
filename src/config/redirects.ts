/**
 * The address of the PDF that an earlier website had uploaded. The specification does not name it: it is set here (spec
 * section 2).
 */
export const uploadedPdf = '/wp-content/uploads/general-terms-and-conditions.pdf';

/** Addresses of the dealer's earlier websites, in any capitals; each leads home for good (301, spec section 2). */
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

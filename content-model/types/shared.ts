/** The sectors that a service, a member of the team or a page can belong to. */
export const sectorKeys = ['agriculture', 'industry', 'garden'] as const;

/** Pages with their own words in the CMS and a path for visitors. */
export const contentRoutes = [
  'home',
  'terms',
  'brands',
  'contact',
  'services',
  'warehouse',
  'stockOverview',
  'about',
  'privacy',
  'accessibility',
  'imprint',
  'verify',
  'vacancies',
  'news',
  'stories',
  'sectorIndustry',
  'sectorAgriculture',
  'sectorGarden',
] as const;

/** Pages that an entry can link to; the site knows their path in each language. */
export const linkRoutes = [
  ...contentRoutes,
  'sectorIndustryStock',
  'sectorAgricultureStock',
  'sectorGardenStock',
] as const;

/**
 * The help text of an image whose description screen readers read.
 * @param name what is read if there is no description
 */
export function toReadOut(name: string): string {
  return `Who cannot see it hears its description (in Media); without one ${name}.`;
}

/** A large image beside a heading that says the same. */
export const wideImageHelp = 'Wide, 16:9, at least 1600 pixels. Decoration: its description is not read out.';

/** Where in a picture stands what has to stay in view: the names of the CSS property `object-position`. */
export const imageFocuses = [
  'left',
  'right',
  'top',
  'bottom',
  'left top',
  'right top',
  'left bottom',
  'right bottom',
] as const;

/** A field of each use of a picture that screens cut to their shape. */
export const imageFocus = {
  kind: 'symbol',
  name: 'What stays in view',
  help: 'Screens cut a picture to their shape. Choose where in it that stands which has to be seen; empty: the middle.',
  in: imageFocuses,
} as const;

/** When the site shows an entry; outside of it the site is as if it were not published. */
export const onTime = {
  begins: {
    kind: 'dateTime',
    name: 'Visible from',
    help: 'The site shows it from this minute on. Empty: at once.',
  },
  ends: {
    kind: 'dateTime',
    name: 'Visible until',
    help: 'The site shows it until this minute. Empty: no end.',
  },
} as const;

/**
 * Forms that a link to a page can lead to: the general one, the one about a stock item, and two for a purchase or a
 * sale.
 */
export const linkForms = ['contact', 'product', 'sell', 'find'] as const;

/** Pages with their own words in the CMS. */
export const pageRoutes = [...contentRoutes, 'notFound'] as const;

/** Digits with usual separators, and an extension, e.g. `+31 (0)570 00 00 12 tst. 12`. */
export const phonePattern = {
  pattern: '^\\+?[0-9()\\s./-]{3,25}( ?(tst|toestel|ext|Durchwahl)\\.? ?-?[0-9]{1,5})?$',
  message: 'Write a phone number with digits, spaces and a plus sign, for example +31 570 00 00 12.',
};

export const emailPattern = {
  pattern: '^[^\\s@<>]+@[^\\s@<>]+\\.[^\\s@<>]+$',
  message: 'Write an e-mail address, for example sales@dealer.example.',
};

/** As banks print it or without spaces; whether its check digits fit is checked by the build. */
export const ibanPattern = {
  pattern: '^[A-Z]{2}[0-9]{2}( ?[A-Z0-9]){10,30}$',
  message: 'Write an account number in capitals, for example NL91 ABNA 0417 1643 00.',
};

export const urlPattern = {
  pattern: '^https://[^\\s<>"]+$',
  message: 'Write a full web address that begins with https://.',
};

/** Category names of the API such as `tractors`: the stock system's own name, not a translation. */
export const categoryPattern = {
  pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
  message: 'Use the category name of the stock system, for example combineHarvesters.',
};

/** A namespace and a key, as the files in `locales/` have them. */
export const textKeyPattern = {
  pattern: '^[A-Za-z]+:[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$',
  message: 'Write the key as the list of texts has it, for example enquiry:send.button.',
};

/** One path segment, within the length that Gatsby does not cut off. */
export const slugPattern = {
  pattern: '^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$',
  message: 'Use small letters, digits and single dashes, at most 80, for example service-mechanic.',
};

import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification, WebSite, WithContext } from 'schema-dts';

import { isHours } from './opening-state';
import type { Company, OpeningTimes } from './use-company';

const days = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

/** The `@id` that all structured data of the company shares. */
export function toCompanyId(siteUrl: string): string {
  return `${siteUrl}/#dealer`;
}

/**
 * Structured data of the company, without fields that are empty in the CMS.
 * @param picture the absolute URL of an image of the company
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function toLocalBusiness(company: Company, siteUrl: string, picture: string): WithContext<LocalBusiness> {
  const { name, phone, email, taxNumber, latitude, longitude, openingTimes } = company;
  const logo = toLogo(company, siteUrl);
  const socials = [company.linkedin, company.facebook, company.instagram, company.youtube, company.twitter];
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': toCompanyId(siteUrl),
    url: siteUrl,
    image: picture,
    ...(name !== null && { name }),
    ...(logo !== null && { logo }),
    ...(phone?.href != null && { telephone: phone.href.replace(/^tel:|;.*/g, '') }),
    ...(email !== null && { email }),
    ...(taxNumber !== null && { vatID: taxNumber }),
    address: toPostalAddress(company),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(openingTimes !== null && {
      openingHoursSpecification: toWeek(openingTimes),
      specialOpeningHoursSpecification: toExceptions(openingTimes),
    }),
    sameAs: socials.filter((address) => address !== null),
  };
}

/** The absolute URL of the company's logo, or null. */
export function toLogo({ logo }: Company, siteUrl: string): string | null {
  const path = logo?.localFile?.publicURL ?? null;
  return path === null ? null : siteUrl + path;
}

/** The postal address, with the country as the code that search engines require. */
export function toPostalAddress({ street, streetNumber, streetAdd, postal, city, country, countryCode }: Company) {
  const line = [street, streetNumber, streetAdd].filter((part) => part !== null).join(' ');
  return {
    '@type': 'PostalAddress',
    ...(line !== '' && { streetAddress: line }),
    ...(postal !== null && { postalCode: postal }),
    ...(city !== null && { addressLocality: city }),
    ...(country !== null && { addressCountry: countryCode ?? country }),
  } as const;
}

/** Structured data of the site and its search. @param searchPath the path of the list that shows results */
export function toWebSite(name: string, siteUrl: string, language: string, searchPath: string): WithContext<WebSite> {
  // Google requires the name of the variable in this property, which the schema.org types lack.
  const input = { 'query-input': 'required name=search_term_string' };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    url: siteUrl,
    name,
    inLanguage: language,
    publisher: { '@id': toCompanyId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${searchPath}?freeTextSearch={search_term_string}`,
      },
      ...input,
    },
  };
}

type Hours = { opens: string; closes: string };

/** Groups days with the same hours. Days without hours, or with other text, are left out, which means closed. */
function toWeek(times: OpeningTimes): OpeningHoursSpecification[] {
  const byHours = new Map<string, DayOfWeek[]>();
  for (const [day, name] of Object.entries(days) as [keyof typeof days, DayOfWeek][]) {
    const hours = times[day] ?? '';
    if (hours !== '') byHours.set(hours, [...(byHours.get(hours) ?? []), name]);
  }
  return [...byHours].flatMap(([hours, dayOfWeek]) =>
    toSpans(hours).map((span) => ({ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, ...span })),
  );
}

/** Exceptions; a closed day opens and closes at midnight. */
function toExceptions({ exceptions }: OpeningTimes): OpeningHoursSpecification[] {
  return (exceptions ?? []).flatMap((exception) => {
    const date = exception?.date?.slice(0, 10);
    if (date === undefined) return [];
    const hours = exception?.hours ?? null;
    // Unreadable hours are left out rather than published as closed.
    if (hours !== null && !isHours(hours)) return [];
    const spans = toSpans(hours ?? '');
    return (spans.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : spans).map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: date,
      validThrough: date,
      ...span,
    }));
  });
}

/** @example toSpans('08:00-12:00, 13:00-17:30') // [{ opens: '08:00', closes: '12:00' }, …] */
function toSpans(hours: string): Hours[] {
  if (!isHours(hours)) return [];
  return hours.split(', ').map((span) => {
    const [opens = '', closes = ''] = span.split('-');
    return { opens, closes };
  });
}

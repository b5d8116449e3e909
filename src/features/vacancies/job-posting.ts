import type { JobPosting, PostalAddress, WithContext } from 'schema-dts';

import { hasWords } from '@/lib/has-words';
import { isDate } from '@/lib/is-date';
import { toPlainHtml } from '@/lib/rich-text-html';

import { toSalaryRange } from './salary';

type Vacancy = Pick<
  Queries.VacancyDetailFragment,
  'contentful_id' | 'title' | 'place' | 'salaryMin' | 'salaryMax' | 'closingDate' | 'published' | 'closed'
> & {
  summary: { summary: string | null } | null;
  description: { raw: string | null } | null;
  offer: { raw: string | null } | null;
};

type Employer = {
  id: string;
  name: string;
  url: string;
  /** The absolute URL of an image, or null. */
  logo: string | null;
  address: Exclude<PostalAddress, string>;
};

/**
 * Structured data of an open vacancy. Null for a closed one, and for one without a publication date, which search
 * engines reject. It is valid until the end of its closing day.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function toJobPosting(vacancy: Vacancy, employer: Employer): WithContext<JobPosting> | null {
  const { title, place, closingDate, published } = vacancy;
  const { salaryMin, salaryMax } = toSalaryRange(vacancy);
  if (vacancy.closed || !hasWords(title) || published === null) return null;
  const texts = [toPlainHtml(vacancy.description?.raw ?? ''), toPlainHtml(vacancy.offer?.raw ?? '')].join('');
  const town = employer.address.addressLocality;
  const isPaid = salaryMin !== null || salaryMax !== null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: texts || (vacancy.summary?.summary ?? title),
    identifier: { '@type': 'PropertyValue', name: employer.name, value: vacancy.contentful_id },
    datePosted: published.slice(0, 10),
    ...(isDate(closingDate) && { validThrough: `${closingDate.slice(0, 10)}T23:59:59` }),
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': employer.id,
      name: employer.name,
      sameAs: employer.url,
      ...(employer.logo !== null && { logo: employer.logo }),
    },
    jobLocation: {
      '@type': 'Place',
      // A job in another town does not have our street address.
      address:
        place === null || place === town
          ? employer.address
          : { ...toCountry(employer.address), addressLocality: place },
    },
    ...(isPaid && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: {
          '@type': 'QuantitativeValue',
          unitText: 'MONTH',
          ...(salaryMin !== null && { minValue: salaryMin }),
          ...(salaryMax !== null && { maxValue: salaryMax }),
        },
      },
    }),
  };
}

function toCountry({ addressCountry }: Employer['address']) {
  return { '@type': 'PostalAddress', ...(addressCountry !== undefined && { addressCountry }) } as const;
}

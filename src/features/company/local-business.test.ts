import { toLocalBusiness, toWebSite } from './local-business';
import type { Company, OpeningTimes } from './use-company';

const empty: Company = {
  fallbacks: [],
  node_locale: 'nl',
  name: 'Veldkamp',
  street: 'Fictieweg',
  streetNumber: '14',
  streetAdd: null,
  postal: '7400 XX',
  city: 'Veldkampen',
  country: 'Nederland',
  countryCode: 'NL',
  phone: { text: '+31 (0)570 00 00 12', href: 'tel:+31570000012;ext=12' },
  mobile: null,
  email: null,
  kvk: null,
  taxNumber: null,
  linkedin: 'https://linkedin.example/v',
  facebook: null,
  instagram: null,
  youtube: null,
  twitter: null,
  whatsapp: null,
  footerNote: null,
  latitude: null,
  longitude: 6.2,
  logo: null,
  certificates: null,
  openingTimes: {
    timeZone: 'Europe/Amsterdam',
    monday: '08:00-12:00, 13:00-17:30',
    tuesday: '08:00-12:00, 13:00-17:30',
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: '08:30-12:30',
    sunday: null,
    exceptions: [
      { fallbacks: [], contentful_id: 'a', date: '2026-12-24', hours: '08:00-15:00', label: 'Kerstavond' },
      { fallbacks: [], contentful_id: 'b', date: '2026-12-25', hours: null, label: 'Kerst' },
      null,
    ],
  },
};

const siteUrl = 'https://dealer.example';

test('the week is said with days of equal hours together, and days that differ by their date', () => {
  const type = '@type';
  const hours = { [type]: 'OpeningHoursSpecification' };
  expect(toLocalBusiness(empty, siteUrl, 'https://dealer.example/a.jpg')).toMatchObject({
    telephone: '+31570000012',
    address: { streetAddress: 'Fictieweg 14', addressLocality: 'Veldkampen', addressCountry: 'NL' },
    openingHoursSpecification: [
      { ...hours, dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
      { ...hours, dayOfWeek: ['Monday', 'Tuesday'], opens: '13:00', closes: '17:30' },
      { ...hours, dayOfWeek: ['Saturday'], opens: '08:30', closes: '12:30' },
    ],
    specialOpeningHoursSpecification: [
      { ...hours, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '15:00' },
      { ...hours, validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
    sameAs: ['https://linkedin.example/v'],
  });
});

test('hours that are none are not said, and a day of which other words are said is not closed', () => {
  const openingTimes = {
    ...(empty.openingTimes as OpeningTimes),
    monday: '',
    tuesday: 'op afspraak',
    saturday: '12:00-08:00 uur',
    exceptions: [{ fallbacks: [], contentful_id: 'a', date: '2026-12-24', hours: '', label: 'Kerstavond' }],
  };
  expect(toLocalBusiness({ ...empty, openingTimes }, siteUrl, 'x')).toMatchObject({
    openingHoursSpecification: [],
    specialOpeningHoursSpecification: [],
  });
});

test('a country that nobody knows is said as it is written', () => {
  const business = toLocalBusiness({ ...empty, country: 'Veldland', countryCode: null }, siteUrl, 'x');
  expect(business).toMatchObject({ address: { addressCountry: 'Veldland' } });
});

test('what the CMS does not say is left out', () => {
  const phone = { text: 'bel ons', href: null };
  const business = toLocalBusiness({ ...empty, openingTimes: null, phone }, siteUrl, 'x');
  for (const name of ['telephone', 'email', 'logo', 'geo', 'openingHoursSpecification'])
    expect(business).not.toHaveProperty(name);
});

test('the search of the site is that of its stock', () => {
  expect(toWebSite('Veldkamp', siteUrl, 'en', '/en/occasions')).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://dealer.example/en/occasions?freeTextSearch={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

import { toJobPosting } from './job-posting';

const raw = JSON.stringify({
  nodeType: 'document',
  content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'Sleutelen' }] }],
});
const vacancy = {
  contentful_id: 'vacancy-mechanic',
  title: 'Monteur (m/v/x)',
  place: 'Deventer',
  salaryMin: 2800,
  salaryMax: null,
  closingDate: '2026-12-31',
  published: '2026-10-01',
  closed: false,
  summary: { summary: 'Kort' },
  description: { raw },
  offer: null,
};
const employer = {
  id: 'https://dealer.example/#dealer',
  name: 'Veldkamp',
  url: 'https://dealer.example',
  logo: 'https://dealer.example/logo.svg',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Fictieweg 14',
    addressLocality: 'Veldkampen',
    addressCountry: 'NL',
  },
} as const;

test('an open vacancy has what search engines ask for, and is there until its closing day is over', () => {
  expect(toJobPosting(vacancy, employer)).toMatchObject({
    title: 'Monteur (m/v/x)',
    description: '<p>Sleutelen</p>',
    datePosted: '2026-10-01',
    validThrough: '2026-12-31T23:59:59',
    hiringOrganization: { name: 'Veldkamp', logo: 'https://dealer.example/logo.svg' },
    jobLocation: { address: { '@type': 'PostalAddress', addressLocality: 'Deventer', addressCountry: 'NL' } },
    baseSalary: { value: { minValue: 2800, unitText: 'MONTH' } },
  });
});

test('without a place it is where the company is, without texts it is its summary, and nobody promises a salary', () => {
  const posting = toJobPosting(
    { ...vacancy, place: null, description: null, salaryMin: null, closingDate: null },
    employer,
  );
  expect(posting).toMatchObject({ description: 'Kort', jobLocation: { address: { streetAddress: 'Fictieweg 14' } } });
  expect(posting).not.toHaveProperty('baseSalary');
  expect(posting).not.toHaveProperty('validThrough');
});

test('work in the company’s own town is at its door', () => {
  expect(toJobPosting({ ...vacancy, place: 'Veldkampen' }, employer)).toMatchObject({
    jobLocation: { address: { streetAddress: 'Fictieweg 14', addressLocality: 'Veldkampen' } },
  });
  expect(toJobPosting(vacancy, employer)?.jobLocation).not.toHaveProperty('address.streetAddress');
});

test.each([{ closed: true }, { published: null }, { title: null }, { title: ' ' }])('%j is not offered', (override) => {
  expect(toJobPosting({ ...vacancy, ...override }, employer)).toBeNull();
});

test('what cannot be as it was written is in order, or not there', () => {
  const posting = toJobPosting({ ...vacancy, salaryMin: 3600, salaryMax: 2800, closingDate: 'spoedig' }, employer);
  expect(posting).toMatchObject({ baseSalary: { value: { minValue: 2800, maxValue: 3600 } } });
  expect(posting).not.toHaveProperty('validThrough');
});

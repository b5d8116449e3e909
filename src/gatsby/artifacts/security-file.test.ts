import { toSecurityFile } from './security-file';

const site = {
  siteUrl: 'https://www.dealer.example',
  contact: 'info@dealer.example',
  moment: new Date('2026-11-30T10:00Z'),
};

/** The rules of RFC 9116, section 2: each line is a field; `Contact` and `Expires` have to be there. */
function parse(text: string | null): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  const lines = (text ?? '').split('\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
    expect(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']).toContain(name);
    (fields[name] ??= []).push(value);
  }
  return fields;
}

test('the file has what RFC 9116 wants', () => {
  expect(parse(toSecurityFile(site))).toEqual({
    Contact: ['mailto:info@dealer.example'],
    Expires: ['2027-10-01T00:00:00Z'],
    'Preferred-Languages': ['nl, en, de'],
    Canonical: ['https://www.dealer.example/.well-known/security.txt'],
  });
});

test.each(['2026-01-01T00:00:00Z', '2026-01-31T23:59:59Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'built at %s it expires in the future, and within a year',
  (built) => {
    const moment = new Date(built);
    const [expires = ''] = parse(toSecurityFile({ ...site, moment })).Expires ?? [];
    const days = (Date.parse(expires) - moment.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(270);
    expect(days).toBeLessThan(366);
  },
);

test('two builds of a month write the same file', () => {
  const later = new Date('2026-11-02T23:00Z');
  expect(toSecurityFile({ ...site, moment: later })).toBe(toSecurityFile(site));
});

test.each([
  ['https://dealer.example/security', 'https://dealer.example/security'],
  [' security@dealer.example ', 'mailto:security@dealer.example'],
  ['büro@dealer.example', 'mailto:b%C3%BCro@dealer.example'],
])('%s is a contact', (contact, link) => {
  expect(parse(toSecurityFile({ ...site, contact })).Contact).toEqual([link]);
});

test.each([
  null,
  '',
  'info',
  'http://dealer.example',
  'a@b.example\nExpires: 2020-01-01T00:00:00Z',
  'a@b.example?bcc=c@d.example',
])('with %j as contact there is no file', (contact) => {
  expect(toSecurityFile({ ...site, contact })).toBeNull();
});

test('a site without https names no address of its own', () => {
  expect(parse(toSecurityFile({ ...site, siteUrl: 'http://localhost:8000' })).Canonical).toBeUndefined();
});

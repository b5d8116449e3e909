import { phoneRegionType } from './phone-region';
import { toNumberFields } from './resolve-numbers';

const fields = toNumberFields();
const inCountry = (region: string | null) => ({
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => (id === phoneRegionType && region !== null ? { region } : null),
  },
});

test.each([
  ['0570 00 00 12', 'NL', { text: '0570 00 00 12', href: 'tel:+31570000012' }],
  ['0570 00 00 12', null, { text: '0570 00 00 12', href: 'tel:0570000012' }],
  ['bel ons', 'NL', { text: 'bel ons', href: null }],
  [' ', 'NL', null],
  [undefined, 'NL', null],
])('the phone %j of a company in %s is %j', (phone, region, link) => {
  expect(fields.ContentfulCompany.phoneLink.resolve({ phone }, {}, inCountry(region))).toEqual(link);
  expect(fields.ContentfulTeamMember.phoneLink.resolve({ phone }, {}, inCountry(region))).toEqual(link);
});

test.each([
  ['06 00 00 00 13', 'NL', { text: '06 00 00 00 13', href: 'https://wa.me/31600000013' }],
  ['06 00 00 00 13', null, null],
  ['112', 'NL', null],
])('the WhatsApp number %j of a company in %s is %j', (whatsapp, region, link) => {
  expect(fields.ContentfulCompany.whatsappLink.resolve({ whatsapp }, {}, inCountry(region))).toEqual(link);
});

test('a rich text has its numbers and its other links put right', () => {
  const toRaw = (uri: string) =>
    JSON.stringify({ nodeType: 'document', content: [{ nodeType: 'hyperlink', data: { uri }, content: [] }] });
  const { resolve } = fields.ContentfulRichText.raw;
  expect(resolve({ raw: toRaw('tel:0570 00 00 12') }, {}, inCountry('NL'))).toBe(toRaw('tel:+31570000012'));
  expect(resolve({ raw: toRaw('www.a.nl') }, {}, inCountry('NL'))).toBe(toRaw('https://www.a.nl/'));
  expect(resolve({ raw: null }, {}, inCountry('NL'))).toBeNull();
});

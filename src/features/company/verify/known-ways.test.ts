import { checkWay } from './check-way';
import { toAccount, toHosts, toKnownWays } from './known-ways';

const nobody = { phone: null, mobile: null, whatsapp: null, email: null, pages: [], kvk: null, taxNumber: null };
const toPhone = (href: string) => ({ text: href, href: `tel:${href}` });

test('numbers and addresses of the company and its people are known, with their names', () => {
  const known = toKnownWays({
    company: { ...nobody, mobile: toPhone('+31600000012'), pages: [null, 'https://x.example/v'] },
    payment: { iban: 'NL91 ABNA 0417 1643 00', domains: ['Dealer.example', null] },
    team: [
      {
        name: 'Fenna',
        phone: toPhone('+31570000015;ext=12'),
        whatsapp: { text: '', href: 'https://wa.me/31600000015' },
        email: 'fenna@dealer.example',
      },
    ],
    siteUrl: 'https://www.site.example',
    webshopUrl: '',
  });
  const who = (typed: string) => checkWay(typed, known)?.who;
  expect(who('+31600000012')).toBeNull();
  expect(who('+31570000015')).toBe('Fenna');
  expect(who('0600000015')).toBe('Fenna');
  expect(who('fenna@dealer.example')).toBe('Fenna');
  expect(known).toMatchObject({ hosts: ['site.example', 'dealer.example'], pages: ['https://x.example/v'] });
  expect(known.accounts).toEqual([{ value: 'NL91ABNA0417164300', who: null }]);
});

test('without anything in the CMS only the website is known', () => {
  expect(
    toKnownWays({ company: nobody, payment: null, team: [], siteUrl: 'https://site.example', webshopUrl: '' }),
  ).toEqual({
    phones: [],
    emails: [],
    accounts: [],
    hosts: ['site.example'],
    pages: [],
    numbers: [],
  });
});

test('the VAT and the register number of the CMS are known', () => {
  const company = { ...nobody, kvk: '00000000', taxNumber: 'NL 0000.00.000.B00' };
  const known = toKnownWays({ company, payment: null, team: [], siteUrl: 'https://site.example', webshopUrl: '' });
  expect(checkWay('NL000000000B00', known)).toEqual({ kind: 'taxNumber', state: 'ours', who: null });
  expect(checkWay('0000 0000', known)).toEqual({ kind: 'register', state: 'ours', who: null });
});

test('the webshop is the company’s, with all that stands below it', () => {
  const sources = { company: nobody, payment: null, team: [], siteUrl: 'https://site.example' };
  const known = toKnownWays({ ...sources, webshopUrl: 'https://www.shop.example/nl' });
  const ours = { kind: 'website', state: 'ours', who: null };
  for (const typed of ['https://www.shop.example/nl', 'shop.example', 'https://shop.example/de/parts?id=1#x'])
    expect(checkWay(typed, known)).toEqual(ours);
  expect(checkWay('https://shop.example.other.example', known)).toMatchObject({ state: 'other' });
});

test('an account number with a wrong check digit is not shown as ours', () => {
  expect(toAccount('NL91 ABNA 0417 1643 01')).toBeNull();
  expect(toAccount(null)).toBeNull();
});

test.each([
  ['https://www.a.example/x', 'a.example'],
  [' B.Example ', 'b.example'],
  ['no domain', undefined],
])('%j has the host %j', (text, host) => {
  expect(toHosts([text])[0]).toBe(host);
});

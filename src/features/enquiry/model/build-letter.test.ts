import { knownLocales, type KnownLocale } from '../../../i18n/locales';
import { createEnquiry, createItems, getEnquiryTexts, stockItem } from '../../../testing/factories/enquiry';

import { toCopy, toLetter, toOwnLetter } from './build-letter';
import { maxAbout } from './choices';

const nl = { t: getEnquiryTexts('nl'), iso: 'nl-NL' };

it.each(Object.keys(knownLocales) as KnownLocale[])(
  'in %s the mail that a visitor sends by hand holds the message, in the words of that language',
  (locale) => {
    const t = getEnquiryTexts(locale);
    const { subject, body } = toLetter(createEnquiry({ kind: 'product', about: [stockItem] }), {
      t,
      iso: knownLocales[locale].iso,
    });
    expect(subject).toContain('Fendt 724 Vario (L20417)');
    expect(body).toContain(`${t('enquiry:field.message')}: Is hij er nog?`);
    expect(body).toContain(stockItem.url);
  },
);

it('a mail by hand stays short enough for every mail program', () => {
  const { body } = toLetter(createEnquiry({ values: { message: 'Müller 👍🏽 '.repeat(400) } }), nl);
  expect(encodeURIComponent(body).length).toBeLessThanOrEqual(1800);
  expect(body).toMatch(/Müller.*…$/s);
});

it('of a mail by hand as much is kept as fits, and a very long text is not worked on as a whole', () => {
  const encode = jest.spyOn(globalThis, 'encodeURIComponent');
  const { body } = toLetter(createEnquiry({ values: { message: 'é'.repeat(100_000) } }), nl);
  expect(encode.mock.calls.length).toBeLessThan(20);
  expect(Math.max(...encode.mock.calls.map(([text]) => String(text).length))).toBeLessThanOrEqual(1800);
  encode.mockRestore();
  // One more `é` takes six characters.
  expect(encodeURIComponent(body).length).toBeGreaterThan(1800 - 6);
});

it('a mail by hand about many machines names them all, says the message, and gives links as far as they fit', () => {
  const about = createItems(maxAbout);
  const { subject, body } = toLetter(createEnquiry({ kind: 'product', about, isChosen: true }), nl);
  expect(subject).toBe(
    'Vraag over 20 machines: Fendt 1 (L1), Fendt 2 (L2), Fendt 3 (L3), Fendt 4 (L4), Fendt 5 (L5), Fendt 6 (L6), Fendt 7 (L7), …',
  );
  expect(encodeURIComponent(body).length).toBeLessThanOrEqual(1800);
  for (const { number } of about) expect(body).toContain(`(${String(number)})`);
  expect(body).toContain('Bericht: Is hij er nog?');
  expect(body).toContain(about[0]?.url);
});

it('the copy to keep says who it was sent to, and whom to call', () => {
  const sent = { enquiry: createEnquiry({ kind: 'product', about: [stockItem] }), files: [] };
  expect(toCopy(sent, nl, 'Veldkamp · +31 570 123456').body).toMatch(/\nVeldkamp · \+31 570 123456$/);
  expect(toOwnLetter(sent, nl, 'Veldkamp').body).toMatch(/\nVeldkamp$/);
  expect(toCopy(sent, nl).body).not.toMatch(/\n$/);
});

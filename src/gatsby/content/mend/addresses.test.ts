import fc from 'fast-check';

import { anyUrl } from '../../../testing/factories/any-text';

import { getNetwork, mendMail, mendSocialAddress, mendTarget, mendWebAddress } from './addresses';

test.each([
  ['www.voorbeeld.nl', 'https://www.voorbeeld.nl/'],
  [' www.voorbeeld.example/a?b=c#d ', 'https://www.voorbeeld.example/a?b=c#d'],
  ['voorbeeld.nl/brochure.pdf', 'https://voorbeeld.nl/brochure.pdf'],
  ['Dealer-Voorbeeld.COM', 'https://dealer-voorbeeld.com/'],
  ['https//voorbeeld.nl', 'https://voorbeeld.nl/'],
  ['http:/voorbeeld.nl', 'http://voorbeeld.nl/'],
  ['http://voorbeeld.nl/', 'http://voorbeeld.nl/'],
  ['info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
  ['mailto: info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
  ['MAILTO:info@voorbeeld.nl?subject=Vraag', 'mailto:info@voorbeeld.nl?subject=Vraag'],
  ['<info@voorbeeld.nl>', 'mailto:info@voorbeeld.nl'],
  ['+31 570 00 00 12', 'tel:+31570000012'],
  ['tel:+31570000012', 'tel:+31570000012'],
  ['/contact', '/contact'],
  ['#openingstijden', '#openingstijden'],
  ['route:about', 'route:about'],
])('a link that was written as %j leads to %s', (written, target) => {
  expect(mendTarget(written)).toBe(target);
});

test.each([
  ...[
    '',
    ' ',
    'contact',
    'klik hier',
    'folder.pdf',
    'index.html',
    'javascript:alert(1)',
    'JavaScript:alert(1)//www.voorbeeld.nl',
  ],
  ...[
    'data:text/html,x',
    'mailto:',
    'mailto:info',
    'info@',
    '@voorbeeld.nl',
    '//voorbeeld.nl',
    'https://',
    'https://localhost',
  ],
  ...[
    'tel:',
    'tel:bel ons',
    'htps://voorbeeld.nl',
    'file:///C:/folder.pdf',
    'C:\\folder.pdf',
    'https://www voorbeeld.nl',
  ],
])('a link that was written as %j leads nowhere', (written) => {
  expect(mendTarget(written)).toBeNull();
});

test('whatever is written, what it is mended to is safe and stays the same', () => {
  const pieces = fc.constantFrom(
    'www.',
    'dealer',
    '.nl',
    '@',
    'https:',
    '//',
    '/',
    ' ',
    'javascript:',
    'mailto:',
    '\t',
    '+31 6',
    '?',
    '#',
  );
  const written = fc.oneof(
    fc.string(),
    anyUrl,
    fc.emailAddress(),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(written, (text) => {
      const target = mendTarget(text);
      if (target === null) return;
      expect(target).toMatch(/^(https?:\/\/|mailto:|tel:|route:|[/#?](?![/\\]))/i);
      expect(mendTarget(target)).toBe(target);
    }),
  );
});

test.each([
  [' info@voorbeeld.nl ', 'info@voorbeeld.nl'],
  ['mailto:info@voorbeeld.nl', 'info@voorbeeld.nl'],
  ['info@voorbeeld', null],
  ['info(at)voorbeeld.nl', null],
  ['bel ons', null],
])('the e-mail address %j is %j', (written, address) => {
  expect(mendMail(written)).toBe(address);
});

test.each([
  ['facebook', 'www.facebook.com/dealer', 'https://www.facebook.com/dealer'],
  ['facebook', 'https://facebook.example/dealer', 'https://facebook.example/dealer'],
  ['twitter', 'https://x.com/dealer', 'https://x.com/dealer'],
  ['linkedin', 'https://www.facebook.com/dealer', null],
  ['facebook', '@dealer', null],
  ['facebook', 'dealer', null],
])('as %s, %j is %j', (field, written, address) => {
  expect(mendSocialAddress(field, written)).toBe(address);
});

test('a network is known by its own domain, and by no other that ends like it', () => {
  expect(getNetwork('https://nl-nl.facebook.com/dealer')).toBe('facebook');
  expect(getNetwork('https://notfacebook.com/dealer')).toBeNull();
  expect(mendWebAddress('mailto:info@voorbeeld.nl')).toBeNull();
});

/** @jest-environment jsdom */
import { run, showPreferences } from 'vanilla-cookieconsent';

import { guardPage, isDialogMarkup, toForeignAddress } from './guard-page';

test('what the installed library writes for the dialogs passes, and all of it is looked at', async () => {
  const written: string[] = [];
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {};
  jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function (this: Element, html: string) {
    written.push(html);
    own.set?.call(this, html);
  });
  const section = { title: 'Noodzakelijk', description: 'Onthoudt uw keuze.', linkedCategory: 'necessary' };
  await run({
    categories: { necessary: { enabled: true, readOnly: true }, marketing: {} },
    language: {
      default: 'nl',
      translations: {
        nl: {
          consentModal: { title: 'Mogen wij?', description: 'Ja of nee.', footer: '<a href="/privacy">Privacy</a>' },
          preferencesModal: { title: 'Keuze', closeIconLabel: 'Sluiten', sections: [section] },
        },
      },
    },
  });
  showPreferences();
  expect(written.filter((html) => html.includes('<')).length).toBeGreaterThan(2);
  expect(written.filter((html) => !isDialogMarkup(html))).toEqual([]);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="/privacy" onclick="alert(1)">a</a>',
  '<a href="//elsewhere.example">a</a>',
  '<svg onload="alert(1)"></svg>',
  '<script>alert(1)</script>',
  'words <b>and more</b>',
])('other markup does not: %s', (html) => {
  expect(isDialogMarkup(html)).toBe(false);
});

test.each([
  ['https://tags.example/a.js', 'https://tags.example/a.js'],
  ['//tags.example/a.js', 'https://tags.example/a.js'],
  ['/app.js', null],
  ['app.js', null],
  ['http://localhost/app.js', null],
  ['http://tags.example/a.js', null],
  ['data:text/javascript,alert(1)', null],
  ['blob:https://tags.example/1', null],
  ['https://', null],
])('a script’s address without a policy of its own passes when it is of somebody else: %s', (address, passed) => {
  expect(toForeignAddress(address)).toBe(passed);
});

test('the policy is made once, and lets no text become code', () => {
  const createPolicy = jest.fn();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  guardPage();
  guardPage();
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  expect(createPolicy.mock.calls).toHaveLength(1);
  const [name, rules] = createPolicy.mock.calls[0] as [string, { createHTML: (html: string) => string | null }];
  expect([name, Object.keys(rules)]).toEqual(['default', ['createHTML', 'createScriptURL']]);
  expect([rules.createHTML('Ja'), rules.createHTML('<b>')]).toEqual(['Ja', null]);
});

import { runInNewContext } from 'node:vm';

import { toChoiceScript, toRootScript, toSharedListScript } from './preferred-locale';
import { people, robots } from './user-agents.fixture';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';

type Visit = {
  cookie?: string;
  languages?: string[];
  referrer?: string;
  userAgent?: string;
  rest?: string;
  type?: string;
  script?: string;
};

/** What the script does with a visit, by default of the root path: the address it goes to, or null when it stays. */
function visit({
  cookie = '',
  languages = [],
  referrer = '',
  userAgent = browser,
  rest = '',
  type = 'navigate',
  script = toRootScript(),
}: Visit): string | null {
  const replace = jest.fn<undefined, [string]>();
  const url = new URL(`https://dealer.example/${rest}`);
  const dataset: Record<string, string> = {};
  runInNewContext(script, {
    document: { cookie, referrer, documentElement: { dataset } },
    location: { origin: url.origin, pathname: url.pathname, search: url.search, hash: url.hash, replace },
    navigator: { languages, language: languages[0], userAgent },
    performance: { getEntriesByType: () => [{ type }] },
  });
  const target = replace.mock.calls[0]?.[0] ?? null;
  expect(dataset).toEqual(target === null ? {} : { pending: 'locale' });
  return target;
}

const cases = [
  ['a choice before anything else', 'a=1; locale=en; b=2', ['de-DE'], 'en'],
  ['the choice of the default language, too', 'locale=nl', ['de-DE'], 'nl'],
  ['the first language the site has', '', ['fr-FR', 'de-AT', 'en'], 'de'],
  ['the first language, also when it is the default', '', ['nl-BE', 'de'], 'nl'],
  ['the default when the site has none', '', ['pl-PL', 'fr'], 'nl'],
  ['the default when the browser says nothing', '', [], 'nl'],
  ['a language by its whole name only', '', ['den', 'ens-XX'], 'nl'],
  ['no attention to a choice the site does not have', 'locale=constructor', ['en-US'], 'en'],
  ['no attention to an empty choice', 'locale=; x=1', ['de'], 'de'],
  ['no attention to a cookie whose name ends alike', 'mylocale=en', ['de'], 'de'],
  ['capitals', '', ['DE-ch'], 'de'],
] as const;

it.each(cases)('prefers %s', (_, cookie, languages, expected) => {
  expect(visit({ cookie, languages: [...languages] })).toBe(expected === 'nl' ? null : `/${expected}`);
});

it('keeps query and hash', () => {
  expect(visit({ languages: ['en'], rest: '?utm_source=a&b=%2F#team' })).toBe('/en?utm_source=a&b=%2F#team');
});

it('leaves who comes by a link of the site where the link leads, and no one else', () => {
  expect(visit({ languages: ['de'], referrer: 'https://dealer.example/de/kontakt' })).toBeNull();
  expect(visit({ languages: ['de'], referrer: 'https://dealer.example.evil.example/' })).toBe('/de');
  expect(visit({ languages: ['de'], referrer: 'https://search.example/' })).toBe('/de');
});

it.each(['reload', 'back_forward'])('leaves who has seen the page in this language: %s', (type) => {
  expect(visit({ languages: ['de'], type })).toBeNull();
});

it.each(robots)('leaves robots where they are: %s', (userAgent) => {
  expect(visit({ languages: ['en-US'], userAgent })).toBeNull();
});

it.each(people)('sends people to their language: %s', (userAgent) => {
  expect(visit({ languages: ['de-DE'], userAgent })).toBe('/de');
});

it('opens a shared list in the language of who reads it, and leaves the own list', () => {
  const rest = 'bewaard?ids=1.2&note=1-a#x';
  const script = toSharedListScript();
  expect(visit({ languages: ['de-AT'], rest, script })).toBe('/de/merkliste?ids=1.2&note=1-a#x');
  expect(visit({ languages: ['de-AT'], cookie: 'locale=nl', rest, script })).toBeNull();
  expect(visit({ languages: ['nl', 'de'], rest, script })).toBeNull();
  expect(visit({ languages: ['de'], rest: 'bewaard', script })).toBeNull();
  const german = 'de/merkliste?ids=1.2';
  expect(visit({ languages: ['nl'], rest: german, script })).toBe('/bewaard?ids=1.2');
  expect(visit({ languages: ['de'], rest: german, script })).toBeNull();
});

/** What the script makes of a press: the cookie it writes, and the query of the link. */
function press({
  protocol = 'https:',
  link = { hreflang: 'de', search: '' },
  button = 0,
  type = 'click',
  cookies = { cookie: '' },
}) {
  const listeners: Record<string, (event: object) => void> = {};
  const addEventListener = (name: string, act: () => void) => (listeners[name] = act);
  const document = Object.assign(cookies, { addEventListener });
  runInNewContext(toChoiceScript(), { document, location: { protocol, search: '?page=2' } });
  listeners[type]?.({
    button,
    target: { closest: (selector: string) => (selector.includes('hreflang') ? link : null) },
  });
  return { cookie: document.cookie, search: link.search };
}

it('keeps a choice for a year on all pages, and on https for https alone', () => {
  expect(press({ protocol: 'http:' }).cookie).toBe('locale=de; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(press({}).cookie).toBe('locale=de; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});

it('keeps the choice of who opens it in another window, but not of who asks what can be done with the link', () => {
  expect(press({ type: 'auxclick', button: 1 }).cookie).toContain('locale=de');
  expect(press({ type: 'auxclick', button: 2 }).cookie).toBe('');
});

it('takes the query along that the link does not have yet', () => {
  expect(press({}).search).toBe('?page=2');
  expect(press({ link: { hreflang: 'en', search: '?page=3' } }).search).toBe('?page=3');
});

it('takes the query along where the browser refuses to keep a choice', () => {
  const cookies = {
    get cookie() {
      return '';
    },
    set cookie(_) {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  expect(press({ cookies }).search).toBe('?page=2');
});

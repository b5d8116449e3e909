import { parseSettings, readSettings } from './env';

const stock = { GATSBY_STOCK_API_URL: 'https://api.dealer.example/base/', GATSBY_STOCK_COMPANY_ID: 'dealer' };
const contentful = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token' };

test('without any setting both backends are left to the sandbox', () => {
  expect(readSettings({})).toEqual({
    siteUrl: 'http://localhost:8000',
    contentful: null,
    previewToken: null,
    stock: null,
    webshopUrl: null,
    marketing: { tagManagerId: null, leadTrackerUrl: null },
    vitalsShare: 0,
    securityContact: null,
    rootRedirect: null,
    newestWithPages: null,
    newestWithPictures: 250,
    keepAliveMs: 75_000,
    allowedOrigins: { script: [], connect: [], img: [], frame: [] },
  });
});

test.each([
  ['75', 75_000],
  [' 1 ', 1000],
  ['3600', 3_600_000],
])('an idle connection stays open for KEEP_ALIVE_SECONDS=%s', (text, milliseconds) => {
  expect(readSettings({ KEEP_ALIVE_SECONDS: text }).keepAliveMs).toBe(milliseconds);
});

test.each(['0', '3601', '-5', '1.5', '75s'])('KEEP_ALIVE_SECONDS=%s is refused', (text) => {
  expect(() => readSettings({ KEEP_ALIVE_SECONDS: text })).toThrow(
    `KEEP_ALIVE_SECONDS must be a whole number of seconds from 1 to 3600, not ‘${text}’.`,
  );
});

test.each([
  ['', 0],
  ['0', 0],
  [' 0.1 ', 0.1],
  ['1', 1],
])('the share of loads that are measured is GATSBY_VITALS_SHARE=%s', (text, share) => {
  expect(readSettings({ GATSBY_VITALS_SHARE: text }).vitalsShare).toBe(share);
});

test.each(['1.1', '-0.1', '10%', '.5', '1e-3', 'all'])('GATSBY_VITALS_SHARE=%s is refused', (text) => {
  expect(() => readSettings({ GATSBY_VITALS_SHARE: text })).toThrow(
    `GATSBY_VITALS_SHARE must be a share from 0 to 1, such as 0.1, not ‘${text}’.`,
  );
});

test.each(['security@dealer.example', 'https://dealer.example/security'])(
  '%s is where weaknesses are reported',
  (text) => {
    expect(readSettings({ SECURITY_CONTACT: text }).securityContact).toBe(text);
  },
);

test.each(['security', 'http://dealer.example/security', 'a@b', 'a@b.example?cc=c@d.example'])(
  'SECURITY_CONTACT=%s is refused',
  (text) => {
    expect(() => readSettings({ SECURITY_CONTACT: text })).toThrow(
      `SECURITY_CONTACT must be a mail address or an https address, not ‘${text}’.`,
    );
  },
);

test('what the policy allows is a list of origins for each directive', () => {
  const { allowedOrigins } = readSettings({ CSP_SCRIPT: ' https://a.example  https://*.b.example ', CSP_IMG: '' });
  expect(allowedOrigins).toMatchObject({ script: ['https://a.example', 'https://*.b.example'], img: [] });
});

test('each backend is configured on its own', () => {
  expect(readSettings(stock)).toMatchObject({
    contentful: null,
    stock: { apiUrl: 'https://api.dealer.example/base', companyId: 'dealer', imageTemplate: null },
  });
  expect(readSettings(contentful)).toMatchObject({
    stock: null,
    contentful: { spaceId: 'space', accessToken: 'token', environment: 'master', host: 'cdn.contentful.com' },
  });
});

test('the local address follows the port', () => {
  expect(readSettings({ PORT: '3000' }).siteUrl).toBe('http://localhost:3000');
});

test.each([
  [{ SITE_URL: 'dealer.example' }, 'SITE_URL'],
  [{ SITE_URL: 'ftp://dealer.example' }, 'SITE_URL'],
  [{ ...stock, GATSBY_STOCK_API_URL: 'localhost:4010' }, 'GATSBY_STOCK_API_URL'],
  [{ ...stock, GATSBY_STOCK_COMPANY_ID: 'a/b' }, 'GATSBY_STOCK_COMPANY_ID'],
  [{ ...stock, GATSBY_STOCK_IMAGE_TEMPLATE: 'https://resize.example' }, 'GATSBY_STOCK_IMAGE_TEMPLATE'],
  [{ ...stock, GATSBY_STOCK_IMAGE_TEMPLATE: '/resize?u={url}&w={width}' }, 'GATSBY_STOCK_IMAGE_TEMPLATE'],
  [{ ...stock, GATSBY_STOCK_IMAGE_TEMPLATE: 'https://r.example/{width} {url}' }, 'GATSBY_STOCK_IMAGE_TEMPLATE'],
  [{ ...contentful, CONTENTFUL_HOST: 'https://cdn.contentful.com' }, 'CONTENTFUL_HOST'],
  [{ CONTENTFUL_SPACE_ID: 'space' }, 'CONTENTFUL_ACCESS_TOKEN'],
  [{ CONTENTFUL_ACCESS_TOKEN: 'token' }, 'CONTENTFUL_SPACE_ID'],
  [{ GATSBY_STOCK_API_URL: 'https://api.dealer.example' }, 'GATSBY_STOCK_COMPANY_ID'],
  [{ STOCK_PAGES_NEWEST: 'all' }, 'STOCK_PAGES_NEWEST'],
  [{ SHARE_PICTURES_NEWEST: '-1' }, 'SHARE_PICTURES_NEWEST'],
  [{ GATSBY_WEBSHOP_URL: 'shop' }, 'GATSBY_WEBSHOP_URL'],
  [{ GATSBY_TAG_MANAGER_ID: 'UA-1' }, 'GATSBY_TAG_MANAGER_ID'],
  [{ GATSBY_LEAD_TRACKER_URL: 'tracker.js' }, 'GATSBY_LEAD_TRACKER_URL'],
  [{ ROOT_REDIRECT: '//evil.example' }, 'ROOT_REDIRECT'],
  [{ ROOT_REDIRECT: '/' }, 'ROOT_REDIRECT'],
  [{ CSP_SCRIPT: "'unsafe-inline'" }, 'CSP_SCRIPT'],
  [{ CSP_CONNECT: 'https://a.example; script-src *' }, 'CSP_CONNECT'],
])('%j is refused with a sentence that begins with %s', (environment, name) => {
  const parsed = parseSettings(environment);
  expect(parsed.status === 'error' && parsed.problems.map((problem) => problem.split(' ')[0])).toEqual([name]);
});

test('the access token is never repeated in a message', () => {
  const parsed = parseSettings({ ...contentful, CONTENTFUL_ACCESS_TOKEN: 'secret with spaces' });
  expect(JSON.stringify(parsed)).toContain('CONTENTFUL_ACCESS_TOKEN');
  expect(JSON.stringify(parsed)).not.toContain('secret');
});

test('every wrong setting is named at once', () => {
  expect(() => readSettings({ SITE_URL: 'x', GATSBY_WEBSHOP_URL: 'y' })).toThrow(/SITE_URL[\s\S]*GATSBY_WEBSHOP_URL/);
});

test('what measures visitors is allowed by the policy without being named twice', () => {
  const settings = readSettings({
    GATSBY_TAG_MANAGER_ID: 'GTM-AB12',
    GATSBY_LEAD_TRACKER_URL: 'https://leads.example/tracker.js',
    CSP_SCRIPT: 'https://more.example',
  });
  const own = ['https://www.googletagmanager.com', 'https://leads.example'];
  expect(settings.allowedOrigins).toEqual({
    script: [...own, 'https://more.example'],
    connect: own,
    img: [],
    frame: [],
  });
});

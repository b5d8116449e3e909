import { getRedirectRules } from '../../src/config/redirect-rules';

import { resolveRequest } from './resolve-request';

const fill = (path: string) => path.replace(':category', 'tractoren').replace(':product', 'fendt-724-1');

test.each(getRedirectRules(null))(
  'other hosts redirect $from as our own server does',
  ({ from, to, status, keepsQuery }) => {
    expect(status).toBe(301);
    const query = keepsQuery ? '?a=b' : '';
    expect(resolveRequest(`${fill(from)}?a=b`)).toEqual({ kind: 'redirect', path: fill(to), query });
  },
);

test('the rules have every path variant of every stock page', () => {
  const from = getRedirectRules(null).map((rule) => rule.from);
  expect(from).toEqual(
    expect.arrayContaining([
      '/trucks',
      '/wp-content/uploads/general-terms-and-conditions.pdf',
      '/voorraad',
      '/en/stock/:category',
      '/de/bestand/:category/:product',
      '/de/sektoren/landwirtschaft/bestand',
    ]),
  );
});

test('the root path redirects only when that is configured', () => {
  expect(getRedirectRules('/occasions')[0]).toEqual({ from: '/', to: '/occasions', status: 302, keepsQuery: true });
  expect(getRedirectRules(null).map(({ from }) => from)).not.toContain('/');
});

/** @size medium */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { locales } from '../../src/i18n/locales';

import { checkContent, findLocaleProblem, type PublishedLocales, type WithContent } from './check-content';

const contentful = { spaceId: 'space', accessToken: 'secret', environment: 'master' };

test('an unreachable CMS leads to one sentence that names the variable and not the token', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const error = await checkContent({ ...contentful, host }).catch((reason: unknown) => reason);
  server.close();
  expect(String(error)).toContain(`The CMS at ${host} cannot be reached: check CONTENTFUL_HOST`);
  expect(String(error)).not.toContain('secret');
});

const dutch = { code: 'nl', default: true, fallbackCode: null };
const english = { code: 'en', default: false, fallbackCode: 'nl' };
const german = { code: 'de', default: false, fallbackCode: 'nl' };

test.each([
  ['nobody changed the default locale', [{ ...dutch, code: 'en-US' }], 'The default locale of the space is en-US'],
  ['the model was not imported', [dutch], 'The space has no locale en'],
  ['what is not translated would be missing', [dutch, english, { ...german, fallbackCode: null }], 'fall back to nl'],
])('one sentence names the remedy when %s', (_, locales, sentence) => {
  expect(findLocaleProblem(locales)).toContain(sentence);
});

test('an imported space with additional languages is valid', () => {
  const french = { code: 'fr', default: false, fallbackCode: null };
  expect(findLocaleProblem([dutch, english, german, french])).toBeNull();
});

test('a language without content does not compile', () => {
  const published: PublishedLocales = locales;
  // @ts-expect-error There is no content in Frisian, so the site cannot be published in it.
  const withoutContent: WithContent<['nl', 'fy']> = ['nl', 'fy'];
  expect(withoutContent).not.toEqual(published);
});

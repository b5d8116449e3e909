/** @jest-environment jsdom */
import { render } from '@testing-library/react';

import { formatJsonLd } from '@/lib/json-ld';

import { JsonLd } from './json-ld';
import { LiveJsonLd } from './live-json-ld';

const data = { '@context': 'https://schema.org', '@type': 'Thing', name: '</script>' } as const;
const getData = () =>
  [...document.documentElement.innerHTML.matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(([, text]) => text);

/** A page as the build wrote it. */
function build(): HTMLElement {
  const container = document.createElement('main');
  container.innerHTML = '<script type="application/ld+json">{"a":1}</script>';
  document.body.replaceChildren(container);
  return container;
}

test('what the build wrote stays, and comes again with no later render', () => {
  const container = build();
  const written = document.scripts[0];
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(<JsonLd data={null} />, { container, hydrate: true });
  rerender(<JsonLd data={null} />);
  expect(getData()).toEqual(['{"a":1}']);
  expect(document.scripts[0]).toBe(written);
  expect(error.mock.calls.join(' ')).not.toMatch(/hydrat/i);
  error.mockRestore();
});

test('a page that was opened by a link has none', () => {
  render(<JsonLd data={null} />);
  expect(getData()).toEqual([]);
});

test('of what the build did not know it is in the head, and goes with its page', () => {
  const { unmount } = render(<LiveJsonLd data={data} />);
  expect(getData()).toEqual(['{"@context":"https://schema.org","@type":"Thing","name":"\\u003c/script>"}']);
  expect(document.head).toContainElement(document.scripts[0] ?? null);
  unmount();
  expect(getData()).toEqual([]);
});

test('what the build wrote follows what is known since, in its place', () => {
  const container = build();
  const written = document.scripts[0];
  const { rerender } = render(<LiveJsonLd data={data} />, { container, hydrate: true });
  rerender(<LiveJsonLd data={{ ...data, name: 'b' }} />);
  expect(getData()).toEqual([formatJsonLd({ ...data, name: 'b' })]);
  expect(document.scripts[0]).toBe(written);
});

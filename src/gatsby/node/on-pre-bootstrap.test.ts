import type { ParentSpanPluginArgs } from 'gatsby';

import { onPreBootstrap } from './on-pre-bootstrap';

test('the nodes of all pages that were built before are kept', () => {
  const touchNode = jest.fn();
  const pages = new Map([
    ['/', {}],
    ['/occasions/tractoren', {}],
  ]);
  onPreBootstrap({
    actions: { touchNode },
    emitter: { on: () => undefined },
    store: { getState: () => ({ pages }) },
  } as unknown as ParentSpanPluginArgs);
  expect(touchNode.mock.calls).toEqual([
    [{ id: 'SitePage /', internal: { type: 'SitePage' } }],
    [{ id: 'SitePage /occasions/tractoren', internal: { type: 'SitePage' } }],
  ]);
});

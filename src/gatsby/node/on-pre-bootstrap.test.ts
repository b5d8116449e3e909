import type { ParentSpanPluginArgs } from 'gatsby';

import { onPreBootstrap } from './on-pre-bootstrap';

test('the nodes of all pages that were built before are kept', () => {
  const enableStatefulSourceNodes = jest.fn();
  onPreBootstrap({
    actions: { enableStatefulSourceNodes },
    emitter: { on: () => undefined },
  } as unknown as ParentSpanPluginArgs);
  // Gatsby's name for who makes them.
  expect(enableStatefulSourceNodes.mock.calls).toEqual([[{ name: 'internal-data-bridge' }]]);
});

import type { ReactNode } from 'react';

import { withoutImageComponent } from './without-image-component';

/** The plugin's own, which has no types. */
const { onRenderBody } = jest.requireActual<{
  onRenderBody: (args: { setHeadComponents: (parts: ReactNode[]) => void }) => void;
}>('gatsby-plugin-image/gatsby-ssr');

test('what the picture plugin writes is taken out, and nothing else', () => {
  const written: ReactNode[] = [];
  onRenderBody({ setHeadComponents: (parts) => void written.push(...parts) });
  const own = [<meta key="viewport" name="viewport" />, 'text', null];
  expect(written).not.toHaveLength(0);
  expect(withoutImageComponent([...own, ...written])).toEqual(own);
});

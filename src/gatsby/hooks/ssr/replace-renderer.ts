import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

import { isPlain } from '../../../../patches/plain';
import { layOutInSteps } from '../../document/lay-out-in-steps';

/**
 * Renders a page in one piece. Gatsby's own way streams, and the stream of react-dom 18 writes NUL bytes into the HTML
 * wherever a character of more than one byte meets the end of its buffer.
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const html = renderToString(bodyComponent);
  replaceBodyHTMLString(isPlain() ? html : layOutInSteps(html));
};

import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';

/** Gatsby's script that tells its router which page this is. */
const id = 'gatsby-script-loader';
const pattern = /^\/\*<!\[CDATA\[\*\/window\.pagePath="[^"\\]*";\/\*\]\]>\*\/$/;

/**
 * Has every page say which page it is in an attribute that one and the same script reads. Gatsby writes the path into the
 * script itself, which would need a hash of its own for every page in the Content Security Policy.
 */
export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents(
    getPostBodyComponents().map((component) => (isLoaderScript(component) ? toShared(pathname) : component)),
  );
};

function isLoaderScript(component: unknown): boolean {
  if (typeof component !== 'object' || component === null || !('props' in component)) return false;
  const { props } = component as ReactElement<{ id?: string; dangerouslySetInnerHTML?: { __html?: string } }>;
  // Were it ever to say more than the path, it stays as it is and is known by a hash of its own.
  return props.id === id && pattern.test(props.dangerouslySetInnerHTML?.__html ?? '');
}

function toShared(pathname: string): ReactElement {
  const script = 'window.pagePath=document.currentScript.dataset.path';
  return <script key="script-loader" id={id} data-path={pathname} dangerouslySetInnerHTML={{ __html: script }} />;
}

import type { ReactElement, ReactNode } from 'react';

/** Gatsby's script that tells its router which page this is, and of which compilation. */
const loaderId = 'gatsby-script-loader';
const pattern =
  /^\/\*<!\[CDATA\[\*\/window\.pagePath="[^"\\]*";window\.___webpackCompilationHash="(\w*)";\/\*\]\]>\*\/$/;
/** Gatsby's table of the files of every template. Nothing asks for it: a page that is likely next is loaded whole. */
const tableId = 'gatsby-chunk-mapping';

export const loaderScript =
  'var page=document.currentScript.dataset;window.pagePath=page.path;window.___webpackCompilationHash=page.hash;window.___chunkMapping={}';

/**
 * Has every page say which page it is in attributes that one and the same script reads. Gatsby writes the path into the
 * script itself, which would need a hash of its own for every page in the Content Security Policy.
 */
export function shareLoaderScript(components: readonly ReactNode[], pathname: string): ReactNode[] {
  const loader = components.find((component) => toScript(component)?.id === loaderId);
  // Were it ever to say more than that, it stays as it is, and a release with it is refused.
  const [, hash] = pattern.exec(toScript(loader)?.dangerouslySetInnerHTML?.__html ?? '') ?? [];
  if (hash === undefined) return [...components];
  return components
    .filter((component) => toScript(component)?.id !== tableId)
    .map((component) =>
      component === loader ? (
        <script
          key="script-loader"
          id={loaderId}
          data-path={pathname}
          data-hash={hash}
          dangerouslySetInnerHTML={{ __html: loaderScript }}
        />
      ) : (
        component
      ),
    );
}

type Script = { id?: string; dangerouslySetInnerHTML?: { __html?: string } };

function toScript(component: ReactNode): Script | undefined {
  if (typeof component !== 'object' || component === null || !('props' in component)) return undefined;
  return (component as ReactElement<Script>).props;
}

/**
 * Marks a page that is loaded again or come back to before anything of it is laid out: it is brought to where it was left, and the
 * way there is measured (`styles/tokens.css`; `browser/watch-navigation.ts` marks those that the router opens).
 */
export function MarkReturn() {
  const script =
    "try{if(performance.getEntriesByType('navigation')[0].type!=='navigate')document.documentElement.dataset.whole=''}catch(e){}";
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

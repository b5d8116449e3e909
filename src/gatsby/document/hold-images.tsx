/**
 * Whatever a visitor does first on a phone. A browser says by itself that a window has its size, and that a mouse is
 * over it.
 */
const signs = ['pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'];

/**
 * In milliseconds, until pictures come that nobody has let in: a page has no scripts that start (`start-scripts.tsx`),
 * or they do not come. The header waits no longer, either.
 */
const patience = 1000;

export const holdImagesScript = `(d=>{d.unmoved=d.unpainted=d.unread='';setTimeout(()=>{delete d.unpainted;delete d.unread},${String(patience)});for(const e of ${JSON.stringify(signs)})addEventListener(e,()=>{delete d.unmoved;delete d.unpainted},{capture:true,once:true,passive:true})})(document.documentElement.dataset)`;

/**
 * Marks a page whose header is being read (`data-unread`, until `lay-out-in-steps.ts` takes it away), whose first
 * picture is not there yet (`data-unpainted`), and one that nobody has touched yet (`data-unmoved`). On a phone the
 * other pictures wait for the first one (`styles/global.css`): a browser loads what is three screens away at once, and
 * each picture makes the font and the first one slower. They wait no longer than until somebody moves, or a browser
 * goes back to where a list was left. Photos of a list that are a screen or more below wait until somebody moves
 * (`components/stock-list/stock-grid.module.css`): who looks and leaves pays for none of them. Without scripts there is
 * no mark, and the browser decides.
 */
export function HoldImages() {
  return <script dangerouslySetInnerHTML={{ __html: holdImagesScript }} />;
}

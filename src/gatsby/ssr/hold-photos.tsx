/** Whatever a visitor does first on a phone. A browser says by itself that a window has its size, and that a mouse is over it. */
const signs = ['pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'];

const script = `(d=>{d.unmoved='';for(const e of ${JSON.stringify(signs)})addEventListener(e,()=>delete d.unmoved,{capture:true,once:true,passive:true})})(document.documentElement.dataset)`;

/**
 * Marks a page that nobody has touched yet: on a phone the photos of a list that are a screen or more below wait until then
 * (`components/stock-list/stock-grid.module.css`). A browser loads them from three screens away, beside the scripts that bring the page to
 * life; who looks and leaves pays for none of them. Without scripts there is no mark, and the browser decides.
 */
export function HoldPhotos() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

/**
 * Puts the visitor's choice of tiles or list on the document before anything is painted, so that the built list is not
 * rearranged when the page comes alive (`components/stock-list/view-switch.tsx`).
 */
export function SetStockView() {
  const script = "try{document.documentElement.dataset.stockView=localStorage.getItem('stock-view')||'grid'}catch(e){}";
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

export const stockViewScript =
  "if(/[?&](filter-|freeText)/.test(location.search))document.documentElement.dataset.unanswered='';" +
  "try{document.documentElement.dataset.stockView=localStorage.getItem('stock-view')||'grid'}catch(e){}";

/**
 * Puts the visitor's choice of tiles or list on the document before anything is painted, so that the built list is not
 * rearranged when the page comes alive (`components/stock-list/view-switch.tsx`); and whether the address has filters,
 * to which the built list is no answer.
 */
export function SetStockView() {
  return <script dangerouslySetInnerHTML={{ __html: stockViewScript }} />;
}

export const recordEventsScript = `(d=>{d.early=[];for(const e of["click","input"])addEventListener(e,({target:t})=>{t=e=="click"?t.closest("button"):t;d.early&&t&&t.closest("[data-early]")&&d.early.push(t)},true)})(document)`;

/**
 * Notes what is pressed or filled in before the page is alive, where it says that it wants to know (`data-early`): on a
 * slow line that may be seconds after a list is on screen. `hooks/replayed-events.ts` does it then.
 */
export function RecordEvents() {
  return <script dangerouslySetInnerHTML={{ __html: recordEventsScript }} />;
}

/** In milliseconds. After this time the page prints without what is only for paper. */
const timeoutMs = 2000;

/** Opens the browser's print dialog once the content for paper is there, or its time is up. */
export async function printWhenReady(prepare?: () => Promise<unknown>): Promise<void> {
  await Promise.race([prepare?.(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  window.print();
}

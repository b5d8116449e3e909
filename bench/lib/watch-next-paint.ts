/** https://wicg.github.io/scheduling-apis/ */
declare const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };

/**
 * Milliseconds between pressing and releasing the mouse button, about as long as a hand takes. The release starts the
 * action; the browser has finished its work for the press by then.
 */
export const pressMs = 80;

/**
 * What a press changes: the list (its stock items or their number), one word of the page (which this code changes
 * itself), or the page.
 */
export type Change = 'list' | 'word' | 'page';

/**
 * Runs in the page. Waits for a press (or an answer), and then for the frame in which the change is painted. The global
 * `nextPaint` is a promise of the milliseconds between, and the marks `pressed` and `painted` are at both ends. A task
 * of the highest priority runs right after that frame; one of normal priority would wait for loaded photos.
 */
export function watchNextPaint({ what, event }: { what: Change; event: string }): void {
  const getState = () =>
    what === 'page'
      ? document.querySelector('main h1')?.textContent
      : // The stock items and their total: another make may not change the newest 24.
        [...document.querySelectorAll<HTMLElement>('main [role=status], [data-anchor]')]
          .map(({ dataset, textContent }) => dataset.anchor ?? textContent)
          .join();
  const isSettled = () =>
    what !== 'list' || document.querySelector('#stock-results')?.getAttribute('aria-busy') === 'false';
  const before = getState();
  const nextPaint = new Promise<number>((resolve) => {
    const onEvent = ({ timeStamp }: Event) => {
      performance.mark('pressed');
      const word = document.querySelector('h1')?.firstChild;
      if (what === 'word' && word instanceof Text) word.data = word.data === 'One' ? 'Other' : 'One';
      const look = () => {
        if (what !== 'word' && (getState() === before || !isSettled())) {
          requestAnimationFrame(look);
          return;
        }
        const finish = () => {
          performance.mark('painted');
          resolve(performance.now() - timeStamp);
        };
        void scheduler.postTask(finish, { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    };
    window.addEventListener(event, onEvent, { capture: true, once: true });
  });
  Object.assign(globalThis, { nextPaint });
}

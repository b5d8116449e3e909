/** https://wicg.github.io/scheduling-apis/ */
declare const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };

/**
 * Milliseconds from the moment that a mouse button goes down until it comes up, about as long as a hand takes. What is
 * asked for begins with the second; what the browser has to do for the first is done by then.
 */
export const pressMs = 80;

/**
 * What a press changes: the list (its machines or their number), one word of the page (which this changes itself), or
 * the page.
 */
export type Change = 'list' | 'word' | 'page';

/**
 * Runs in the page: from now on waits for a press (or an answer) and then for the frame in which its change is painted;
 * the global `nextPaint` promises the milliseconds between, and the marks `pressed` and `painted` stand at both ends. A
 * task of the highest priority comes right after that frame; one of the usual priority would wait for photos that were
 * loaded meanwhile.
 */
export function watchNextPaint({ what, event }: { what: Change; event: string }): void {
  const getState = () =>
    what === 'page'
      ? document.querySelector('main h1')?.textContent
      : // The machines, and how many there are in all: another make may not change the newest 24.
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

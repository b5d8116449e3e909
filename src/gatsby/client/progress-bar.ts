/**
 * A navigation is shown when it takes longer than this, grows for so long, and goes so long after its end (spec section
 * 9).
 */
const delayMs = 200;
const durationMs = 5000;
const hideMs = 500;

export type ProgressBar = {
  /** A navigation has begun; one that is shown already begins anew. */
  start: () => void;
  /** It is over; nothing happens when none had begun. */
  finish: () => void;
  /** Its page could not be had; it is shown until the browser has left. */
  fail: () => void;
};

/**
 * The line on top of the window while a page is on its way. It is made when it is first shown, and says nothing to
 * screen readers: the router announces the page when it is there.
 */
export function createProgressBar(): ProgressBar {
  let bar: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;

  const show = (state: 'growing' | 'done' | 'failed') => {
    if (bar === null) {
      bar = document.createElement('div');
      bar.className = 'progress-bar';
      bar.setAttribute('aria-hidden', 'true');
      bar.style.setProperty('--progress-duration', `${String(durationMs)}ms`);
      document.body.append(bar);
    }
    bar.dataset.state = state;
    bar.hidden = false;
  };

  const hide = () => {
    if (bar === null) return;
    bar.hidden = true;
    delete bar.dataset.state;
  };

  const end = (state: 'done' | 'failed') => {
    if (!isOn) return;
    isOn = false;
    clearTimeout(timer);
    const isShown = bar !== null && !bar.hidden;
    if (state === 'failed' || isShown) show(state);
    if (state === 'done') timer = setTimeout(hide, hideMs);
  };

  return {
    start() {
      isOn = true;
      clearTimeout(timer);
      hide();
      timer = setTimeout(() => show('growing'), delayMs);
    },
    finish: () => end('done'),
    fail: () => end('failed'),
  };
}

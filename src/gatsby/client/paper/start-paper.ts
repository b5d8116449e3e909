import { matchesMedia } from '../../../lib/match-media';

/** In milliseconds: after all that the page itself needs. */
const pauseMs = 5000;

/** Has paper say from where and when it is, on devices that print. Loaded late, because few visitors do. */
export function startPaper(): void {
  if (!matchesMedia('(min-width: 1024px) and (pointer: fine)')) return;
  setTimeout(() => {
    Promise.all([import('./fill-paper'), import('../../../components/ui/qr-code')])
      .then(([{ fillPaper }, { toCode }]) => window.addEventListener('beforeprint', () => fillPaper(toCode)))
      .catch(() => null);
  }, pauseMs);
}

import { publicSettings } from '../../../config/public-settings';

type Circumstances = { share: number; isPreview: boolean; isProduction: boolean };

/** Whether this page load is measured. @param random from 0 up to 1, exclusive */
export function isSampled({ share, isPreview, isProduction }: Circumstances, random: number): boolean {
  return isProduction && !isPreview && random < share;
}

/**
 * Has some page loads measured (`GATSBY_VITALS_SHARE`), decided anew at each: nothing is stored, so nothing links two
 * of them. The code for it is loaded when the browser is idle. If that fails, this load is not measured.
 */
export function startFieldFigures(
  circumstances: Circumstances = {
    share: publicSettings.vitalsShare,
    isPreview: publicSettings.isPreview,
    isProduction: process.env.NODE_ENV === 'production',
  },
): void {
  if (!isSampled(circumstances, Math.random())) return;
  if (!('PerformanceObserver' in window && 'sendBeacon' in navigator)) return;
  whenIdle(() => {
    import('./measure-visit').then(({ measureVisit }) => measureVisit()).catch(() => null);
  });
}

/** In milliseconds, for browsers that do not say when they are idle (Safari). */
const pauseMs = 2000;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, pauseMs);
}

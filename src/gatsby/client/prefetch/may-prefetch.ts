import { matchesMedia } from '../../../lib/match-media';

/** https://wicg.github.io/netinfo/, https://wicg.github.io/savedata/: Chromium alone has it. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor has bytes to spare: neither a wish to save them, nor a 2G line. */
export function mayPrefetch(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return (
    connection.saveData !== true &&
    connection.effectiveType?.includes('2g') !== true &&
    !matchesMedia('(prefers-reduced-data: reduce)')
  );
}

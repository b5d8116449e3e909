import { writeHistory } from '../../lib/write-history';

/** Drops a fragment that cannot be decoded: the router decodes it while it renders, and would remove the page. */
export function leaveBrokenHash(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURI(hash);
  } catch {
    writeHistory(window.history.state, pathname + search);
  }
}

import { changeLoader } from '../../../../patches/gatsby/change-loader';
import { forgetPlaces } from '../../../../patches/gatsby/forget-places';
import { leaveBrokenHash } from '../../client/leave-broken-hash';
import { watchNavigation } from '../../client/watch-navigation';

/** Before the page hydrates; the router exists. */
export function onClientEntry(): void {
  leaveBrokenHash();
  changeLoader();
  forgetPlaces();
  watchNavigation();
}

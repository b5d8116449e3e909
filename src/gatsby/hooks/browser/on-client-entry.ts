import { forgetPlaces } from '../../client/forget-places';
import { watchNavigation } from '../../client/watch-navigation';

/** Before the page comes alive: the router is there. */
export function onClientEntry(): void {
  forgetPlaces();
  watchNavigation();
}

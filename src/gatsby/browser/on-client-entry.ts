import { forgetPlaces } from './forget-places';
import { watchNavigation } from './watch-navigation';

/** Before the page comes alive: the router is there. */
export function onClientEntry(): void {
  forgetPlaces();
  watchNavigation();
}

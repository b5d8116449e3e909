import { turnSlicesOff } from '../../../../patches/gatsby/slices';

/** Before Gatsby reads its configuration. */
export function onPreInit(): void {
  turnSlicesOff();
}

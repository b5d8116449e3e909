import { turnSlicesOff } from '../../../../patches/gatsby/slices';

/** After Gatsby has read its configuration, before it uses it. */
export function onPreInit(): void {
  turnSlicesOff();
}

import { stateVariables } from '../../../build/state';

/**
 * Where this process reads drafts, and that it runs for `serve:preview` at all; null otherwise. Called by Gatsby's
 * hooks only: what is compiled for browsers knows nothing of it.
 */
export function getMirror(): URL | null {
  const address = process.env[stateVariables.mirror] ?? '';
  return address === '' ? null : new URL(address);
}

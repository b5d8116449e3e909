import { setTimeout } from 'node:timers/promises';

/** What is being done beside the pages. It goes wrong where it is waited for, not before. */
const underWay: Promise<unknown>[] = [];

/** Does something while Gatsby does something else: bundles scripts, or waits for those who ask and render. */
export function addBackgroundTask(work: Promise<unknown>): void {
  underWay.push(work);
  // Whoever waits is told; until then nobody is there to be.
  work.catch(() => undefined);
}

/** To be called before the build is published. @throws what went wrong */
export async function waitForBackgroundTasks(): Promise<void> {
  await Promise.all(underWay.splice(0));
}

/** Others have begun to ask and to render by then. */
const beginMs = 500;

let tell: () => void = () => undefined;

/** When all scripts are bundled: from then on this process has little to do but to wait, where few pages changed. */
export const bundled = new Promise<void>((resolve) => (tell = resolve)).then(() => setTimeout(beginMs));

/** Says that they are. */
export function notifyBundled(): void {
  tell();
}

/** What is still being done for pages that are being built already. It goes wrong where it is waited for, not before. */
let underWay: Promise<unknown> = Promise.resolve();

/** Pictures for sharing are drawn while scripts are bundled. */
export function drawMeanwhile(work: Promise<unknown>): void {
  underWay = work;
  // Whoever waits is told; until then nobody is there to be.
  work.catch(() => undefined);
}

/** To be called before the build is published. @throws what went wrong */
export async function waitForPictures(): Promise<void> {
  await underWay;
}

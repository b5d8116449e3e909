import { setImmediate } from 'node:timers/promises';

/**
 * Of thousands of steps that wait for nothing, lets something else happen now and then: the lock of a build is to be kept fresh. To wait
 * for each step takes longer than the steps.
 */
export async function breathe(step: number): Promise<void> {
  if (step % 100 === 0) await setImmediate();
}

import { add, nothing, type Tally } from './test-reports';
import type { TestStep } from './test-steps';

export type Order = Pick<TestStep, 'name' | 'after' | 'site'>;

/**
 * Runs each step as soon as those that it comes after have ended, whether these passed or not.
 * @param run runs one step
 * @param isBuilt whether the build left a site; asked before a step that needs one
 * @returns the sum of all. A step that is not run for want of a site adds nothing: the build has failed already.
 */
export async function runSteps<Step extends Order>(
  steps: readonly Step[],
  run: (step: Step) => Promise<Tally>,
  isBuilt: () => Promise<boolean>,
): Promise<Tally> {
  const ends = new Map<string, Promise<Tally>>();
  for (const step of steps) {
    const before = (step.after ?? []).flatMap((name) => ends.get(name) ?? []);
    ends.set(step.name, runAfter(before, step));
  }
  return (await Promise.all(ends.values())).reduce(add, nothing);

  async function runAfter(before: readonly Promise<unknown>[], step: Step): Promise<Tally> {
    await Promise.all(before);
    if (step.site !== 'needs' || (await isBuilt())) return run(step);
    console.log(`── ${step.name}: not run, because there is no built site ──`);
    return nothing;
  }
}

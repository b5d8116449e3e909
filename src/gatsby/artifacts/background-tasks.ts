/** Work that goes on beside Gatsby's own steps. It may fail before anything waits for it. */
const tasks: Promise<unknown>[] = [];

/** Adds work that has to be done before the build is published. */
export function addBackgroundTask(work: Promise<unknown>): void {
  tasks.push(work);
  // `waitForBackgroundTasks` rejects with it; until then Node must not end the process for it.
  work.catch(() => undefined);
}

/** To be called before the build is published. @throws the first failure of a task */
export async function waitForBackgroundTasks(): Promise<void> {
  await Promise.all(tasks.splice(0));
}

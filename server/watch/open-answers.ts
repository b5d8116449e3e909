import type { Ask } from './open-page';
import type { Finding } from './open-release';

/**
 * Asks again for what was answered with an error or was not found.
 * @param kinds asks for those of these kinds alone
 */
export async function openAnswers(ask: Ask, paths: readonly string[], kinds?: ReadonlySet<string>): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const path of paths) {
    const kind = `answer ${path}`;
    if (kinds?.has(kind) === false) continue;
    // One that does not come is not the same fault again; pages that do not come are found by themselves.
    const status = await ask(path).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 404 || status === 500) found.push({ kind, path, fault: `answers with status ${status}` });
  }
  return found;
}

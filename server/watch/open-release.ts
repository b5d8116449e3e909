import { readDescription } from '../releases/description';

import { openPage, type Ask } from './open-page';
import { toWatchedPages } from './watched-pages';

/** What is wrong with a page: its kind, its path, and what, after its name. */
export type Finding = { kind: string; path: string; fault: string };

/** How the pages that matter are looked at in a browser; null where there is none. */
export type Look = (paths: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]> | null>;

type Release = {
  /** The folder of the release. */
  folder: string;
  id: string;
  ask: Ask;
  /** Without it pages are only requested. */
  look?: Look;
  /** Opens pages of these kinds alone. */
  kinds?: ReadonlySet<string>;
};

/**
 * Opens the pages that matter most of a release that is served, over HTTP and then in a browser.
 * @returns what is wrong with them; nothing for a good release
 */
export async function openRelease({ folder, id, ask, look, kinds }: Release): Promise<Finding[]> {
  const description = await readDescription(folder).catch(() => null);
  if (description === null) return [{ kind: 'release', path: '/', fault: 'has no description of its release' }];
  const opening = { ask: askOnce(ask), folder, stockApi: description.stock.apiUrl };
  const fault = await findReleaseFault(opening.ask, id);
  if (fault !== null) return [{ kind: 'release', path: '/', fault }];
  const pages = toWatchedPages(description).filter(({ kind }) => kinds?.has(kind) ?? true);
  const findings: Finding[] = [];
  for (const page of pages) {
    const faults = await openPage(opening, page.path).catch((error: unknown) => [toFault(error)]);
    findings.push(...faults.map((fault) => ({ ...page, fault })));
  }
  if (findings.length > 0 || look === undefined) return findings;
  const seen = await look(pages.map(({ path }) => path));
  return pages.flatMap((page) => (seen?.get(page.path) ?? []).map((fault) => ({ ...page, fault })));
}

/** Pages share most of what they load, and a browser keeps it. What does not come is asked for once more. */
function askOnce(ask: Ask): Ask {
  const asked = new Map<string, ReturnType<Ask>>();
  return (path) => {
    const answer = asked.get(path) ?? ask(path).catch(() => ask(path));
    asked.set(path, answer);
    return answer;
  };
}

/** A release that cannot be read is not served: the one before still is. */
async function findReleaseFault(ask: Ask, id: string): Promise<string | null> {
  try {
    const ready = (await ask('/health/ready')).body.toString();
    return ready === id ? null : `is still that of release ${ready.slice(0, 40)}`;
  } catch (error) {
    return toFault(error);
  }
}

function toFault(error: unknown): string {
  return `does not answer (${error instanceof Error ? error.message : String(error)})`;
}

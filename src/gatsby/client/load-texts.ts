import type { PageTexts } from '../../i18n/shared-texts';
import { fetchJson } from '../../lib/http';

/** Before each try, in ms: a server that is being restarted is there again in a second. */
const pausesMs = [0, 300, 1000];
/**
 * For all tries. A network that holds on to one request may let the next one pass; until then no machine of the
 * language can be opened.
 */
const patienceMs = 8000;

const known = new Map<string, Promise<PageTexts | undefined>>();

/**
 * The texts that machines share, from a file that is asked for once: by all who want them at the same time, too.
 * @returns undefined when they cannot be had; who asks then has the file asked for again
 */
export function loadTexts(url: string): Promise<PageTexts | undefined> {
  const before = known.get(url);
  if (before !== undefined) return before;
  const texts = ask(url);
  known.set(url, texts);
  void texts.then((found) => {
    if (found === undefined) known.delete(url);
  });
  return texts;
}

async function ask(url: string): Promise<PageTexts | undefined> {
  const late = AbortSignal.timeout(patienceMs);
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const answer = await fetchJson({ url, timeoutMs: patienceMs, signal: late });
    if (answer.status === 'ok' && isTexts(answer.value)) return answer.value;
    const isMissing = answer.status === 'error' && answer.httpStatus === 404;
    if (late.aborted || isMissing) return undefined;
  }
  return undefined;
}

/**
 * Whether it is what the translation plugin reads; anything else would be kept, and show keys instead of words for the
 * whole visit.
 */
function isTexts(value: unknown): value is PageTexts {
  const { edges } = (value ?? {}) as { edges?: unknown };
  return Array.isArray(edges) && edges.length > 0 && edges.every(isText);
}

function isText(edge: unknown): boolean {
  const { language, ns, data } = (edge as { node?: Record<string, unknown> } | null)?.node ?? {};
  return typeof language === 'string' && typeof ns === 'string' && typeof data === 'object' && data !== null;
}

import type { Sandbox, SandboxParts } from '../../sandbox/start';

const nothing: Sandbox = {
  content: null,
  stock: null,
  close: () => Promise.resolve(),
  closeContent: () => Promise.resolve(),
};

/**
 * Starts the sandbox's servers for the backends that are not configured. The sandbox is loaded only where it is needed:
 * loading takes half a second, and its packages are development dependencies, which a production install lacks.
 * @throws an error whose message says what to do when such a package is missing
 */
export async function startSandboxParts(parts: SandboxParts): Promise<Sandbox> {
  if (!parts.content && !parts.stock) return nothing;
  const { startSandbox } = await import('../../sandbox/start').catch(explainMissing);
  return startSandbox(parts);
}

/** A package, not a file: that one would be a fault of the sandbox. */
const missingPackage = /^Cannot find (?:module|package) '([^'./][^']*)'/;

function explainMissing(error: unknown): never {
  const [, name] = (error instanceof Error ? missingPackage.exec(error.message) : null) ?? [];
  if (name === undefined) throw error;
  throw new Error(
    `A backend is not configured, and the demo’s cannot take its place: ${name} is a development dependency and not installed. ` +
      'Set CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN, GATSBY_STOCK_API_URL and GATSBY_STOCK_COMPANY_ID (README.md, Configuration), ' +
      'or run npm ci without --omit=dev.',
    { cause: error },
  );
}

import type { Config } from './config';

/** The variables that the browser's scripts know, too. */
const kept = /^process\.env\.(GATSBY_|(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$)/;

/**
 * Gatsby compiles every variable of the environment into what renders pages, so a new one (of a service manager, of a
 * CI run) makes it render all pages again. This leaves the variables that pages may read.
 */
export function limitEnvironment({ plugins = [] }: Config): void {
  for (const { definitions = {} } of plugins) {
    for (const name of Object.keys(definitions)) {
      if (name.startsWith('process.env.') && !kept.test(name)) Reflect.deleteProperty(definitions, name);
    }
  }
}

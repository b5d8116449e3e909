import { existsSync } from 'node:fs';

import { stateVariables } from '../../build/state';
import { readSettings, type Settings } from '../../src/config/env';

/** Loads `.env` for variables that the environment does not set, and passes `PLAIN=1` on (`patches/plain.ts`). */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Gatsby compiles only variables with its prefix into pages and scripts.
  if (process.env.PLAIN === '1') process.env[stateVariables.plain] = '1';
}

/**
 * Reads the settings of this deployment from the environment and `.env`. Exits with clear messages if they are wrong.
 */
export function loadSettings(): Settings {
  loadEnvironment();
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

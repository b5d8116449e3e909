import { existsSync } from 'node:fs';

import { readSettings, type Settings } from '../../src/config/env';

/** Loads `.env` for variables that the environment does not set. */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
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

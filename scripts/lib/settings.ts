import { existsSync } from 'node:fs';

import { readSettings, type Settings } from '../../src/config/env';

/** Takes from `.env` what the environment does not say. */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * The settings of this deployment: the environment, and `.env` for what it does not say. Stops with clear sentences
 * when they are wrong.
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

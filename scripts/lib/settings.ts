import { existsSync } from 'node:fs';

import { readSettings, type Settings } from '../../src/config/env';

/** The settings of this deployment: the environment, and `.env` for what it does not say. Stops with clear sentences when they are wrong. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

import { stateVariables } from './state';

/**
 * The one moment for which a build decides what is shown and what is not yet, or no more. `BUILD_MOMENT` fixes it, e.g.
 * `2026-12-01T07:00:00Z`; by default it is `now`.
 * @throws {Error} one sentence when the variable is no moment
 */
export function readBuildMoment(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date = new Date(),
): Date {
  const text = environment[stateVariables.moment]?.trim() ?? '';
  if (text === '') return now;
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new Error(`${stateVariables.moment} must be a moment such as 2026-12-01T07:00:00Z, not ‘${text}’.`);
}

/** Without the variable (in the development server) all that one process builds has the moment of the first call. */
let current: Date | null = null;

/** The moment of the build that this process is a part of. */
export function getBuildMoment(): Date {
  current ??= readBuildMoment(process.env);
  return current;
}

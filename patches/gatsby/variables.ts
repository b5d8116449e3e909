/** The command that Gatsby runs. It sets the variable in its own process; no hook is given it. */
export function getGatsbyCommand(): 'build' | 'develop' | undefined {
  return process.env.gatsby_executing_command as 'build' | 'develop' | undefined;
}

/** Without it Gatsby prints errors in another form where `CI` is set, and `findReason` would not find them. */
export const loggerEnvironment = { GATSBY_LOGGER: 'yurnalist' };

/**
 * How many queries Gatsby runs at a time. It waits for its database after each: with fifty it runs four times as many a
 * second as with its own four.
 */
export const queryEnvironment = { GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: '50' };

/**
 * Where `CI` is set the development server would run the queries of every page before it shows the first, for minutes;
 * elsewhere it runs those of a page when that is asked for.
 */
export const developEnvironment = { GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1' };

/** Makes Gatsby send its jobs to the process that started it (`build/image-jobs.ts`). */
export const jobsEnvironment = { ENABLE_GATSBY_EXTERNAL_JOBS: '1' };

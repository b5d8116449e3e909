/**
 * The messages of a build between Gatsby, the process that started it and the image worker. Gatsby defines them
 * (registry of patches, row `image-jobs`); the site sends none of its own.
 */
export const events = {
  /** From Gatsby: a job, with its id, plugin and arguments. The worker gets its payload. */
  jobCreated: 'JOB_CREATED',
  /** To Gatsby: the job's result. */
  jobCompleted: 'JOB_COMPLETED',
  /** To Gatsby: the job's error. It ends the build. */
  jobFailed: 'JOB_FAILED',
  /** To Gatsby: the worker ended before it answered; Gatsby does the job itself. */
  jobRefused: 'JOB_NOT_WHITELISTED',
} as const;

type EventType = (typeof events)[keyof typeof events];

/** A job as Gatsby describes it; `plugin.resolve` is the folder of the plugin that made it. */
export type Job = {
  id: string;
  name: string;
  plugin: { resolve: string };
  inputPaths: readonly unknown[];
  outputDir: string;
  args: object;
};

export type JobMessage = { type?: EventType; payload?: Pick<Job, 'id'> & Partial<Job> };

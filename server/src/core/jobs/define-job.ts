import type * as z from 'zod/mini';

/**
 * A kind of work that is done outside a request: queued in the transaction that makes it necessary,
 * or due at set times. It survives a restart and is tried again when it fails.
 */
export interface JobDefinition<Payload extends object = object> {
  /** Area and verb, such as 'mail.send'; names its queue. */
  readonly name: string;
  /** Ids only, never personal data: the queue keeps payloads for days. */
  readonly payload: z.ZodMiniType<Payload>;
  /** How often it is tried again after a failure. */
  readonly retries: number;
  /** The pause before the first retry in seconds; it doubles with every further one. */
  readonly retryDelay: number;
  /** The longest pause between two tries, in seconds. */
  readonly longestRetryDelay: number;
  /** Seconds after which a try counts as failed: its process is gone or hangs. */
  readonly timeLimit: number;
  /**
   * At most one waits or is under way, in all instances, and another one is not queued; one whose process is gone is
   * found out within two minutes instead of at its time limit.
   */
  readonly isExclusive?: true;
  /** One whose process is gone is found out within two minutes, too, although several may wait. */
  readonly isWatched?: true;
  /** When it is due by itself: five cron fields, Polish time. */
  readonly schedule?: string;
}

const usual = { retries: 5, retryDelay: 30, longestRetryDelay: 3600, timeLimit: 300 };

/** Declares a job; what is left out is five retries from 30 seconds on, five minutes for each try. */
export function defineJob<Payload extends object>(
  definition: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  return { ...usual, ...definition };
}

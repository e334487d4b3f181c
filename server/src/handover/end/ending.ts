import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { AppError } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { LoginContext } from '#src/login/create-login.ts';

/** A handover that ends, the transaction in which it does, and who ends it. */
export interface Ending {
  readonly tx: ChangeTransaction;
  readonly context: LoginContext;
  readonly caller: Caller;
  readonly handover: Selectable<Database['handover']>;
  /** The first day of who comes. */
  readonly startDay: string;
  readonly told: Told;
}

/** What the parts of an end tell of themselves as they write. */
export interface Told {
  /** What is done, line by line in words. */
  readonly what: string[];
  /** What stands in the way, in words. */
  readonly missing: string[];
  /** What is written, by ids and amounts, beside the words; ids that are new each time are not among it. */
  readonly facts: unknown[];
  /** What the end was broken off with; nothing may be kept then. */
  refusal?: AppError;
  /** Who else has the plot after the day: of all that may be different by then, what is said first. */
  takenBy?: string;
}

/** Stands for all of it: equal where the same is done, in the same words. */
export function fingerprint({ what, missing, facts }: Told): string {
  return createHash('sha256')
    .update(JSON.stringify([what, missing, facts]))
    .digest('base64url');
}

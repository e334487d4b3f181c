import type { RawBuilder } from 'kysely';

/** What is kept for a time alone: it lies beside the job that deletes it, so that both go by the same words. */
export interface Kept {
  /** Rows that go one day, as what follows `from`: without `where`, since the time is asked for there. */
  readonly rows: RawBuilder<unknown>;
  /** From when on the time of such a row runs. */
  readonly since: RawBuilder<unknown>;
  /** For how long, as an interval. */
  readonly period: RawBuilder<unknown>;
}

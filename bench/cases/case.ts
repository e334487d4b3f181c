import type { Call } from '../http/client.ts';

/** The ids, and whatever else of a record a request states, as columns in their order. */
export type Key = readonly string[];

/** A row as its columns are named. */
export type Row = Readonly<Record<string, unknown>>;

/** One call of the program, and the best statement that somebody would write for it by hand. */
export interface Case {
  readonly name: string;
  /** Adds what the data set lacks for it, unless it is there, as SQL. */
  readonly prepare?: string;
  /** SQL that selects what the requests are about; they take the rows in turn. */
  readonly keys: string;
  /** The request to the program; `turn` counts the times that this key had before. */
  readonly request: (key: Key, turn: number) => Call;
  /** The path of what a browser asks besides, once, so that the program knows it from then on. */
  readonly asksOnce?: string;
  readonly bare: BareStatement;
}

/** What the bare server does instead: it runs one prepared statement and prints what it gives. */
export interface BareStatement {
  readonly sql: string;
  readonly values: (key: Key, json: Row) => unknown[];
  /** The body's value, of the rows and of the total; a call without one answers 204. */
  readonly present?: (rows: readonly Row[], total: number) => unknown;
  /** SQL of the total as the column `total`: counted once, before the first request. */
  readonly count?: string;
  readonly isCreate?: true;
  /** Planned for its values each time: what they find may be one row, or nearly all. */
  readonly isPlannedEachTime?: true;
}

/** What a figure is measured in; a number that has no unit has ''. */
export type Unit =
  | 'ms'
  | 's'
  | 'requests/s'
  | 'KiB'
  | 'MB'
  | 'points'
  | 'requests'
  | 'rows'
  | '%'
  | '';

/** What a figure has to reach: its median, or where `of` is 'ratio' its median as a multiple of the baseline's. */
export type Target =
  | { readonly atMost: number; readonly of?: 'value' | 'ratio' }
  | { readonly atLeast: number; readonly of?: 'value' | 'ratio' };

/** One measured number with what it is compared with. */
export interface Figure {
  readonly name: string;
  /** Where it stands, in a group whose figures make one table: each thing measured is a row, and what is measured of it a column. */
  readonly cell?: { readonly row: string; readonly column: string };
  readonly unit: Unit;
  /** One value a round, in `unit`; at least one. */
  readonly rounds: readonly number[];
  /** What the same costs at the least, measured alternately in the same run, in the same unit. */
  readonly baseline?: { readonly name: string; readonly rounds: readonly number[] };
  readonly target: Target;
  /** Of a figure that falls short: what limits it, and what was tried. Written by hand beside the figure. */
  readonly note?: string;
}

/** Figures of one subject: what a file `bench/figures/<subject>.figures.ts` exports as its default. */
export interface FigureGroup {
  readonly title: string;
  /** What limits several of its figures, and what was tried. Written by hand. */
  readonly note?: string;
  measure(): Promise<readonly Figure[]>;
}

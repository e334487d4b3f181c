interface ColumnOf<Kind extends string, Item, Value> {
  readonly kind: Kind;
  readonly heading: string;
  /** What an item has in this column; null leaves the cell empty. */
  readonly value: (item: Item) => Value | null;
}

/**
 * A column of an exported list. The kind says what its values are in a spreadsheet: an instant comes as
 * on the wire, a day as 'YYYY-MM-DD', money in grosze.
 */
export type ExportColumn<Item> =
  | (ColumnOf<'text', Item, string> & {
      /** How many characters wide it opens, where that is not the usual text. */
      readonly width?: number;
      /** It is there for the program alone: a workbook does not show it. */
      readonly isHidden?: true;
    })
  | ColumnOf<'number', Item, number>
  | ColumnOf<'instant', Item, string>
  | ColumnOf<'day', Item, string>
  | ColumnOf<'money', Item, number>;

/** What a table looks like as a file. */
export interface TableExport<Item> {
  /** Names the file, before the day: 'dzialki' makes 'dzialki-2026-11-21.xlsx'. */
  readonly fileName: string;
  /** Names the sheet of a workbook, in at most 31 characters. */
  readonly sheetName: string;
  readonly columns: readonly ExportColumn<Item>[];
  /** Stands alone in the first line, above the headings. */
  readonly notice?: string;
}

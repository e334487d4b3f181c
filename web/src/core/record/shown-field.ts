import type { ListRow } from '../list/list-data-source.ts';
import type { ListColumn } from '../list/rows/list-layout.ts';
import type { Fact } from '../ui/FactList.tsx';

/** Something told of a record, in the same words by its details and by its list. */
export interface ShownField<Item> {
  readonly label: string;
  /** Its value as a person reads it. */
  readonly text: (item: Item) => string;
  /** Its share of a row's width in the list; without one it stands in the details only. */
  readonly share?: number;
  readonly isNumeric?: boolean;
}

/** The columns of a list: the fields that have a share of its width. */
export function columnsOf<Row extends ListRow>(
  fields: readonly ShownField<Row>[],
): ListColumn<Row>[] {
  return fields.flatMap(({ label, text, share, isNumeric = false }) =>
    share === undefined ? [] : [{ label, width: `minmax(0, ${share}fr)`, isNumeric, cell: text }],
  );
}

/** What the details tell of a record: every field. */
export function factsOf<Item>(fields: readonly ShownField<Item>[], item: Item): Fact[] {
  return fields.map(({ label, text }) => ({ label, value: text(item) }));
}

import type { ListPage } from '@grzadka/contract/core/list';
import type { ListRow } from './list-source.ts';

/** What the pages loaded so far amount to. */
export interface LoadedRows<Row extends ListRow> {
  readonly rows: readonly Row[];
  /** How many rows the list has by its latest page. */
  readonly totalItems: number;
  /** The offset to ask next for: as many as are loaded; undefined when there is nothing to ask for. */
  readonly nextOffset: number | undefined;
  /** Whether the list ends before its total: it changed while it was read, page by page. */
  readonly isOutOfStep: boolean;
}

const merged = new WeakMap<readonly ListPage<ListRow>[], LoadedRows<ListRow>>();

/**
 * Merges pages by id: a row already there is replaced in its place, a new one is appended. The same
 * array of pages is merged once.
 */
export function mergePages<Row extends ListRow>(pages: readonly ListPage<Row>[]): LoadedRows<Row> {
  const known = merged.get(pages);
  // What is kept under an array of pages was merged from its own rows.
  if (known !== undefined) return known as LoadedRows<Row>;
  const result = mergeAll(pages);
  merged.set(pages, result);
  return result;
}

function mergeAll<Row extends ListRow>(pages: readonly ListPage<Row>[]): LoadedRows<Row> {
  const byId = new Map<string, Row>();
  let sizeBeforeLastPage = 0;
  for (const page of pages) {
    sizeBeforeLastPage = byId.size;
    for (const row of page.items) byId.set(row.id, row);
  }
  const totalItems = pages.at(-1)?.totalItems ?? 0;
  const isIncomplete = byId.size < totalItems;
  // Asking again where nothing new came from would go on for ever.
  const hasProgress = byId.size > sizeBeforeLastPage;
  return {
    rows: [...byId.values()],
    totalItems,
    nextOffset: isIncomplete && hasProgress ? byId.size : undefined,
    isOutOfStep: isIncomplete && !hasProgress && pages.length > 0,
  };
}

import type { ListPage } from '@grzadka/contract/core/list/list';
import type { UncheckedListItem } from '@grzadka/contract/meter/measurement/unchecked.model';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { listKeys } from '../../core/list/list-data-source.ts';
import { focusRow } from '../../core/list/rows/row-focus-wish.ts';
import { mergePages } from '../../core/list/loading/useListRows.ts';
import { measurementSource } from '../measurement/measurement.queries.ts';
import { meterSource } from '../meter.queries.ts';
import { uncheckedSource } from './unchecked.queries.ts';

type Rows = InfiniteData<ListPage<UncheckedListItem>>;

/**
 * The way to say that a measurement waits no more, here or since somebody else saw to it: the list and what else shows
 * it are read anew, as far as they are loaded, and the focus goes to the row after it.
 */
export function useRowDone(): (measurement: UncheckedListItem) => void {
  const queryClient = useQueryClient();
  return ({ id, meter }) => {
    const next = rowBeside(queryClient, id);
    const history = listKeys.all(measurementSource(meter.id).name);
    for (const queryKey of [listKeys.all(uncheckedSource.name), history, [meterSource.name]]) {
      void queryClient.invalidateQueries({ queryKey });
    }
    if (next !== undefined) focusRow(uncheckedSource.name, next);
  };
}

/** The row after this one on the screen, or before it where it is the last. */
function rowBeside(queryClient: QueryClient, id: string): string | undefined {
  const [shown] = queryClient
    .getQueryCache()
    .findAll({ queryKey: listKeys.all(uncheckedSource.name), type: 'active' });
  const data = shown && queryClient.getQueryData<Rows>(shown.queryKey);
  const rows = data ? mergePages(data.pages).rows : [];
  const index = rows.findIndex((row) => row.id === id);
  return (rows[index + 1] ?? rows[index - 1])?.id;
}

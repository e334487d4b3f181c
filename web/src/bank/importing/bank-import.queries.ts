import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import type { importedLineOutcomes } from '@grzadka/contract/bank/importing/bank-import.model';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { callQuery } from '../../core/api/call-query.ts';
import { mergePages } from '../../core/list/loading/useListRows.ts';
import { bankImportPlace } from './bank-import.paths.ts';

const { name } = bankImportPlace;

/** A file of statements. */
export const bankImportQuery = (id: string) =>
  callQuery([name, id], bankImportEndpoints.get, { params: { id } });

/** The files of statements, the newest first, page by page. */
export const bankImportsQuery = infiniteQueryOptions({
  queryKey: [name, 'list'],
  queryFn: ({ pageParam, signal }) =>
    call(
      bankImportEndpoints.list,
      { query: { offset: String(pageParam), limit: '20' } },
      { signal },
    ),
  initialPageParam: 0,
  getNextPageParam: (_, pages) => mergePages(pages).nextOffset,
});

/** What becomes of a line of a file, by which its lines are asked for. */
export type Outcome = (typeof importedLineOutcomes)[number];

/** Lines of a file in its order, page by page. */
export function importedLinesQuery(id: string, outcome: Outcome) {
  return infiniteQueryOptions({
    queryKey: [name, id, 'lines', outcome],
    queryFn: ({ pageParam, signal }) => {
      const query = { outcome, offset: String(pageParam), limit: '50' };
      return call(bankImportEndpoints.lines, { params: { id }, query }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => mergePages(pages).nextOffset,
  });
}

import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../core/api/call-query.ts';

/** The name of the area, by which what it read is kept. */
export const bankLineArea = 'bank-line';

/** The lines that wait, as many of them as are asked for. */
export function queueQuery(limit: number) {
  return queryOptions({
    ...callQuery([bankLineArea, 'queue', limit], bankLineEndpoints.queue, {
      query: { limit: String(limit) },
    }),
    placeholderData: keepPreviousData,
  });
}

/** Whose a line may be. */
export function candidatesQuery(id: string) {
  return callQuery([bankLineArea, id, 'candidates'], bankLineEndpoints.candidates, {
    params: { id },
  });
}

/** The line that a transaction is. */
export function lineOfTransactionQuery(id: string) {
  return callQuery([bankLineArea, 'of transaction', id], bankLineEndpoints.ofTransaction, {
    params: { id },
  });
}

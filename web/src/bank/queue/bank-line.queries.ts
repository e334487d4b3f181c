import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import { call } from '../../core/api/call.ts';
import { callQuery } from '../../core/api/call-query.ts';

/** The name of the area, by which what it read is kept. */
export const bankLineArea = 'bank-line';

/** Under what the lines that wait are kept. */
export const queueKey = [bankLineArea, 'queue'] as const;

/** Reads the lines that wait, as many of them as are asked for. */
export function readQueue(limit: number, signal: AbortSignal) {
  return call(bankLineEndpoints.queue, { query: { limit: String(limit) } }, { signal });
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

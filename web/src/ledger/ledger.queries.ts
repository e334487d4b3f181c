import { ledgerEndpoints } from '@grzadka/contract/ledger/ledger.endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import { mergePages } from '../core/list/loading/useListRows.ts';

/** What is posted on a settlement account, the newest first, page by page. */
export function runningListQuery(settlementId: string) {
  return infiniteQueryOptions({
    queryKey: ['settlement', settlementId, 'entries'],
    queryFn: ({ pageParam, signal }) => {
      const asked = { params: { id: settlementId }, query: { offset: String(pageParam) } };
      return call(ledgerEndpoints.entries, asked, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => mergePages(pages).nextOffset,
  });
}

/** What a settlement account comes to on a day, 'YYYY-MM-DD'. */
export function balanceQuery(settlementId: string, on: string) {
  const asked = { params: { id: settlementId }, query: { on } };
  return callQuery(['settlement', settlementId, 'balance', on], ledgerEndpoints.balance, asked);
}

import { ledgerEndpoints } from '@grzadka/contract/ledger/ledger.endpoints';
import { openListEndpoints } from '@grzadka/contract/ledger/open-list.endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import { mergePages } from '../core/list/loading/useListRows.ts';

/** As many as one reads through before asking for more. */
const laterPage = 30;

/** What is posted on a settlement account, the newest first, page by page: so many, then more at once. */
export function runningListQuery(settlementId: string, atFirst: number) {
  return infiniteQueryOptions({
    queryKey: ['settlement', settlementId, 'entries', atFirst],
    queryFn: ({ pageParam, signal }) => {
      const limit = String(pageParam === 0 ? atFirst : laterPage);
      const query = { offset: String(pageParam), limit };
      const asked = { params: { id: settlementId }, query };
      return call(ledgerEndpoints.entries, asked, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => mergePages(pages).nextOffset,
  });
}

/** What is open on a settlement account. */
export function openListQuery(settlementId: string) {
  return callQuery(['settlement', settlementId, 'open'], openListEndpoints.open, {
    params: { id: settlementId },
  });
}

/** What a settlement account comes to on a day, 'YYYY-MM-DD'. */
export function balanceQuery(settlementId: string, on: string) {
  const asked = { params: { id: settlementId }, query: { on } };
  return callQuery(['settlement', settlementId, 'balance', on], ledgerEndpoints.balance, asked);
}

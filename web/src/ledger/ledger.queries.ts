import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { ledgerEndpoints } from '@grzadka/contract/ledger/ledger.endpoints';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from '../core/api/call-query.ts';

/** What is posted on a settlement account, the newest first, so many of them. */
export function runningListQuery(settlementId: string, limit: number) {
  const asked = { params: { id: settlementId }, query: { limit: String(limit) } };
  return {
    ...callQuery(['settlement', settlementId, 'entries', limit], ledgerEndpoints.entries, asked),
    placeholderData: keepPreviousData,
  };
}

/** What a settlement account comes to today. */
export function balanceQuery(settlementId: string) {
  const on = gardenToday();
  const asked = { params: { id: settlementId }, query: { on } };
  return callQuery(['settlement', settlementId, 'balance', on], ledgerEndpoints.balance, asked);
}

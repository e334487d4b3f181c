import { chargeEndpoints } from '@grzadka/contract/charge/charge.endpoints';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import type {
  ChargedSettlement,
  ChargeRunDetails,
} from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { chargedSettlementList } from '@grzadka/contract/charge/run/charged-settlement.list';
import { feeYearEndpoints } from '@grzadka/contract/charge/year/fee-year.endpoints';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';
import { recordQuery } from '../core/record/record-calls.ts';

const { name } = chargeRunRecord;

/** How often one looks how far a calculation is, in milliseconds. */
const lookEvery = 1000;

/** A run, looked at again and again while it is being calculated or approved. */
export function chargeRunQuery(id: string) {
  return queryOptions({
    ...recordQuery(chargeRunRecord, chargeRunEndpoints, id),
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data.reply) ? lookEvery : false,
  });
}

/** Whether a run is being calculated or approved. */
export function isUnderWay({ progress, approval }: ChargeRunDetails): boolean {
  return isCalculating(progress?.state) || isApproving(approval?.state);
}

/** Whether an approval is asked for and not over. */
export function isApproving(state: string | undefined): boolean {
  return state === 'waiting' || state === 'running';
}

/** Whether a calculation is asked for and not over. */
export function isCalculating(state: string | undefined): boolean {
  return state === 'waiting' || state === 'running';
}

/** What the form of a new run begins with, of a kind and around a day. */
export function proposalQuery(kind: string, on: string) {
  return callQuery([name, 'proposal', kind, on], chargeRunEndpoints.proposal, {
    query: { kind, on },
  });
}

/** The accounts of a run as a list. */
export function accountsSource(runId: string): ListDataSource<ChargedSettlement> {
  return {
    name: `${name} accounts of ${runId}`,
    definition: chargedSettlementList,
    exportCall: { endpoint: chargeRunEndpoints.exportSettlements, params: { id: runId } },
    load: (query, signal) =>
      call(chargeRunEndpoints.settlements, { params: { id: runId }, query }, { signal }),
  };
}

/** How many blocked accounts the run's own screen shows. */
export const mostBlockedShown = 20;

/** The first of those accounts of a run that are blocked. */
export function blockedQuery(runId: string) {
  const { state } = chargedSettlementList.filters;
  return callQuery([name, runId, 'blocked'], chargeRunEndpoints.settlements, {
    params: { id: runId },
    query: {
      [state.switch]: 'true',
      [state.parameter]: 'blocked',
      'sort-by': 'garden',
      'sort-direction': 'asc',
      limit: String(mostBlockedShown),
    },
  });
}

/** An account of a run with every line. */
export function chargedSettlementQuery(runId: string, settlementId: string) {
  return callQuery([name, runId, 'account', settlementId], chargeRunEndpoints.settlement, {
    params: { id: runId, settlementId },
  });
}

/** What an account was charged, the latest first. */
export function chargesQuery(settlementId: string) {
  return callQuery([settlementRecord.name, settlementId, 'charges'], chargeEndpoints.ofSettlement, {
    params: { id: settlementId },
  });
}

/** How the fees of a year stand; without one, of the year that is shown first. */
export function feeYearQuery(year?: string) {
  return callQuery([name, 'standing', year ?? null], feeYearEndpoints.get, {
    query: year === undefined ? {} : { year },
  });
}

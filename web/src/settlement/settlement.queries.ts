import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { callQuery } from '../core/api/call-query.ts';
import { recordQuery, recordSource } from '../core/record/record-calls.ts';

/** The accounts as a list. */
export const settlementSource = recordSource(
  settlementRecord,
  settlementEndpoints.list.list,
  settlementEndpoints,
);

/** An account with its version. */
export const settlementQuery = (id: string) =>
  recordQuery(settlementRecord, settlementEndpoints, id);

/** The accounts of a garden. */
export const settlementsOfGarden = (id: string) =>
  callQuery([settlementRecord.name, 'of garden', id], settlementEndpoints.ofGarden, {
    params: { id },
  });

/** The accounts that a party holds or held. */
export const settlementsOfParty = (id: string) =>
  callQuery([settlementRecord.name, 'of party', id], settlementEndpoints.ofParty, {
    params: { id },
  });

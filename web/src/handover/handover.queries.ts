import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { callQuery } from '../core/api/call-query.ts';
import { recordQuery } from '../core/record/record-calls.ts';

/** A handover with its steps, and its version. */
export function handoverQuery(id: string) {
  return recordQuery(handoverRecord, handoverEndpoints, id);
}

/** The handovers of a garden, the latest first. */
export function handoversOfGardenQuery(gardenId: string) {
  return callQuery([handoverRecord.name, 'of garden', gardenId], handoverEndpoints.ofGarden, {
    params: { id: gardenId },
  });
}

import { transferApplicationEndpoints } from '@grzadka/contract/transfer-application/transfer-application.endpoints';
import { transferApplicationRecord } from '@grzadka/contract/transfer-application/transfer-application.record';
import { callQuery } from '../core/api/call-query.ts';

/** The applications for the transfer of a garden. */
export function transferApplicationsQuery(gardenId: string) {
  return callQuery(
    [transferApplicationRecord.name, 'of garden', gardenId],
    transferApplicationEndpoints.ofGarden,
    { params: { id: gardenId } },
  );
}

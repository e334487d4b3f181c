import { dataRequestEndpoints } from '@grzadka/contract/personal-data/data-request.endpoints';
import { dataRequestRecord } from '@grzadka/contract/personal-data/data-request.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import {
  createDataRequest,
  dataRequestRules,
  listDataRequests,
  updateDataRequest,
} from './data-requests.repo.ts';

/** The calls of the requests of persons about their data. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(dataRequestEndpoints.all, () => listDataRequests(db));

  serveRecord(context, dataRequestRecord, dataRequestEndpoints, {
    rules: dataRequestRules,
    create: createDataRequest,
    update: updateDataRequest,
  });
}

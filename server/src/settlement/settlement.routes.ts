import { listFile } from '@grzadka/contract/core/list/list-file';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementList } from '@grzadka/contract/settlement/settlement.list';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import {
  listSettlementsOfGarden,
  listSettlementsOfParty,
  readSettlements,
} from './settlement.list.ts';
import { getSettlement, updateSettlement } from './settlement.repo.ts';
import { closeSettlement, openSettlement, reopenSettlement } from './without-garden.ts';

/** The calls of the settlement accounts. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serveList(context, settlementEndpoints, {
    file: listFile(settlementList),
    reading: readSettlements,
  });

  serveRecord(context, settlementRecord, settlementEndpoints, {
    get: getSettlement,
    create: openSettlement,
    update: updateSettlement,
  });

  serve(settlementEndpoints.close, ({ params, caller, ifMatch }) =>
    closeSettlement(db, { ...params, caller, ifMatch }),
  );

  serve(settlementEndpoints.reopen, ({ params, caller, ifMatch }) =>
    reopenSettlement(db, { ...params, caller, ifMatch }),
  );

  serve(settlementEndpoints.ofGarden, ({ params }) => listSettlementsOfGarden(db, params.id));

  serve(settlementEndpoints.ofParty, ({ params }) => listSettlementsOfParty(db, params.id));
}

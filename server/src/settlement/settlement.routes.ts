import { mayRole } from '@grzadka/contract/core/access/permissions';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { listSettlementsOfGarden, listSettlementsOfParty } from './accounts-of.ts';
import { readSettlements } from './settlement.list.ts';
import { getSettlement, updateSettlement } from './settlement.repo.ts';
import { closeSettlement, openSettlement, reopenSettlement } from './without-garden.ts';

/** The calls of the settlement accounts. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  servePlainList(context, settlementEndpoints, readSettlements);

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

  serve(settlementEndpoints.ofGarden, ({ params: { id }, caller: { role } }) =>
    listSettlementsOfGarden(db, { id, mayKnowDebts: mayRole(role, 'debtor:read') }),
  );

  serve(settlementEndpoints.ofParty, ({ params: { id }, caller: { role } }) =>
    listSettlementsOfParty(db, { id, mayKnowDebts: mayRole(role, 'debtor:read') }),
  );
}

import { chargeAmountEndpoints } from '@grzadka/contract/charge/amount/charge-amount.endpoints';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import { chargeRunList } from '@grzadka/contract/charge/run/charge-run.list';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { chargedSettlementList } from '@grzadka/contract/charge/run/charged-settlement.list';
import { interestWaiverEndpoints } from '@grzadka/contract/charge/waiver/interest-waiver.endpoints';
import { feeYearEndpoints } from '@grzadka/contract/charge/year/fee-year.endpoints';
import { respondSoon } from '@grzadka/contract/core/call/respond-soon';
import { listFile } from '@grzadka/contract/core/list/list-file';
import { readRow } from '#src/core/database/read-row.ts';
import { recordId } from '#src/core/database/record-id.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import {
  addChargeAmount,
  changeChargeAmount,
  listChargeAmounts,
  removeChargeAmount,
} from './amount/charge-amount.repo.ts';
import { askForApproval } from './approval/ask-for-approval.ts';
import { sendControlList } from './control-list/send-control-list.ts';
import { correctCharges } from './reversal/correct-charges.ts';
import { reverseRun } from './reversal/reverse-run.ts';
import { askForCalculation } from './run/calculate-run.ts';
import { readChargeRuns } from './run/charge-run.list.ts';
import { createChargeRun, deleteChargeRun, updateChargeRun } from './run/charge-run.repo.ts';
import { getChargeRun, requireMayRead } from './run/charge-run-details.ts';
import { getChargedSettlement } from './run/charged-settlement.repo.ts';
import { listChargedSettlements, readChargedSettlements } from './run/charged-settlements.list.ts';
import { readFeeYear } from './run/fee-year.ts';
import { proposeRun } from './run/proposal.ts';
import { skipSettlement } from './run/skip-settlement.ts';
import { chargeInterest, waiveInterest } from './waiver/interest-waiver.repo.ts';

/** The calls of the charge runs. */
export function routes(context: AppContext): void {
  const { serve, db, pool, jobs } = context;

  serveList(context, chargeRunEndpoints, {
    file: listFile(chargeRunList),
    reading: readChargeRuns,
  });

  serveRecord(context, chargeRunRecord, chargeRunEndpoints, {
    get: async (_, { id, caller }) => {
      await requireMayRead(db, { id, caller });
      return getChargeRun(db, { id });
    },
    create: createChargeRun,
    update: updateChargeRun,
    delete: deleteChargeRun,
  });

  serve(feeYearEndpoints.get, ({ query }) => readFeeYear(db, query));

  serve(chargeRunEndpoints.proposal, ({ query }) => proposeRun(db, query));

  serve(chargeRunEndpoints.calculate, ({ body, caller }) =>
    askForCalculation({ db, jobs }, { ...body, caller }),
  );

  serve(chargeRunEndpoints.settlements, async ({ params, query, caller }) => {
    await requireMayRead(db, { ...params, caller });
    return listChargedSettlements(db, params.id, query);
  });

  serve(chargeRunEndpoints.exportSettlements, async (call) => {
    await requireMayRead(db, { ...call.params, caller: call.caller });
    await readRow(db, 'chargeRun', recordId(call.params.id));
    const file = listFile(chargedSettlementList);
    const reading = (trx: typeof db) => readChargedSettlements(trx, call.params.id);
    return sendExport(context, call, { file, reading });
  });

  serve(chargeRunEndpoints.controlList, async (call) => {
    await requireMayRead(db, { ...call.params, caller: call.caller });
    return sendControlList(context, call);
  });

  serve(chargeRunEndpoints.settlement, async ({ params, caller }) => {
    await requireMayRead(db, { ...params, caller });
    return getChargedSettlement(db, params);
  });

  serve(chargeRunEndpoints.skip, ({ body, caller, ifMatch }) =>
    skipSettlement(db, { ...body, caller, ifMatch }),
  );

  serve(chargeAmountEndpoints.ofRun, ({ params }) => listChargeAmounts(db, params));

  serve(chargeAmountEndpoints.add, ({ body, caller, ifMatch }) =>
    addChargeAmount(db, { ...body, caller, ifMatch }),
  );

  serve(chargeAmountEndpoints.change, ({ body, caller, ifMatch }) =>
    changeChargeAmount(db, { ...body, caller, ifMatch }),
  );

  serve(chargeAmountEndpoints.remove, ({ body, caller, ifMatch }) =>
    removeChargeAmount(db, { ...body, caller, ifMatch }),
  );

  serve(interestWaiverEndpoints.waive, ({ body, caller, ifMatch }) =>
    waiveInterest(db, { ...body, caller, ifMatch }),
  );

  serve(interestWaiverEndpoints.charge, ({ body, caller, ifMatch }) =>
    chargeInterest(db, { ...body, caller, ifMatch }),
  );

  serve(chargeRunEndpoints.approve, async ({ body, caller, ifMatch, request, reply }) => {
    const inBackground = request.headers['prefer']?.includes(respondSoon) ?? false;
    const asked = { ...body, caller, ifMatch, inBackground };
    const end = await askForApproval({ db, pool, jobs }, asked);
    if (end !== 'goes on') return end;
    reply.code(202);
    return undefined;
  });

  serve(chargeRunEndpoints.reverse, ({ body, caller }) => reverseRun(db, { ...body, caller }));

  serve(chargeRunEndpoints.correct, ({ body, caller }) => correctCharges(db, { ...body, caller }));
}

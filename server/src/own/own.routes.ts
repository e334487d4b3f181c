import { ownEndpoints } from '@grzadka/contract/own/own.endpoints';
import { listChargesOfSettlement } from '#src/charge/charge.repo.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import type { OwnScope } from '#src/core/scope/own-scope.ts';
import { readOpenList } from '#src/ledger/open-list.repo.ts';
import { readRunningList } from '#src/ledger/running-list.repo.ts';
import { listOwnSettlements } from '#src/settlement/accounts-of.ts';
import { noticeFile, slipFile, statementFile } from '#src/statement/letter-file.ts';
import { readLetter } from '#src/statement/statement.repo.ts';
import { sendPhoto } from '#src/submission/photo/read-photos.ts';
import { judgeOwnReading, reportReading } from '#src/submission/report-reading.ts';
import { getOwnGarden, listOwnGardens } from './own-gardens.repo.ts';
import { listOwnMeasurements, readOwnConsumption } from './own-meters.repo.ts';
import { readOwnTransfer } from './own-settlements.repo.ts';

/** The calls of what is the caller's own: each states what is meant by `own`, which finds nothing else. */
export function routes(context: AppContext): void {
  const { serve, db, storage } = context;

  serve(ownEndpoints.gardens, ({ own }) => listOwnGardens(db, own));

  serve(ownEndpoints.garden, ({ params: { id }, own }) => getOwnGarden(db, { id, own }));

  serve(ownEndpoints.measurements, ({ params: { id }, query, own }) =>
    listOwnMeasurements(db, { id, own, ...query }),
  );

  serve(ownEndpoints.consumption, ({ params: { id }, query, own }) =>
    readOwnConsumption(db, { id, own, ...query }),
  );

  serve(ownEndpoints.judgeReading, ({ body, own }) => judgeOwnReading(db, { report: body, own }));

  serve(ownEndpoints.reportReading, ({ body, file, caller, own }) =>
    reportReading({ db, storage }, { report: body, file, caller, own }),
  );

  serve(ownEndpoints.photo, (call) => sendPhoto(context, call));

  serve(ownEndpoints.settlements, ({ own }) => listOwnSettlements(db, own));

  serve(ownEndpoints.open, ({ params: { id }, own }) =>
    readOpenList(db, { id: own.settlement(id) }),
  );

  serve(ownEndpoints.entries, ({ params: { id }, query, own }) =>
    readRunningList(db, { ...accountOf(own, id), ...query }),
  );

  serve(ownEndpoints.charges, ({ params: { id }, own }) =>
    listChargesOfSettlement(db, own.settlement(id), own.accountSince(id)),
  );

  serve(ownEndpoints.transfer, ({ params: { id }, own }) => readOwnTransfer(context, { id, own }));

  serve(ownEndpoints.slip, async ({ params: { id }, own, request, reply }) => {
    const file = await slipFile(context, { id: own.settlement(id) });
    return sendPaper({ request, reply }, file);
  });

  serve(ownEndpoints.statement, async ({ params: { id }, query, own, request, reply }) => {
    const file = await statementFile(context, { ...accountOf(own, id), ...query });
    return sendPaper({ request, reply }, file);
  });

  serve(ownEndpoints.notice, async ({ params: { id }, query: { runId }, own, request, reply }) => {
    // Of an account that is not theirs nobody learns what became of a run.
    await readLetter(db, { id: own.settlement(id) });
    const file = await noticeFile(context, { ...accountOf(own, id), runId });
    return sendPaper({ request, reply }, file);
  });
}

function accountOf({ settlement, accountSince }: OwnScope, id: string) {
  return { id: settlement(id), since: accountSince(id) };
}

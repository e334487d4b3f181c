import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { cashBoxList } from '@grzadka/contract/cash-box/cash-box.list';
import { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import { listFile } from '@grzadka/contract/core/list/list-file';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readChoosable } from '#src/core/record/choosable.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readCashBoxes } from './cash-box.list.ts';
import { getCashBox } from './cash-box.repo.ts';
import { openCashBox } from './open-cash-box.ts';
import { sendCashReport } from './send-cash-report.ts';

/** The calls of the cash boxes. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serveList(context, cashBoxEndpoints, { file: listFile(cashBoxList), reading: readCashBoxes });

  serve(cashBoxEndpoints.options, async () => ({ items: await readChoosable(db, 'cashBox') }));

  serveRecord(context, cashBoxRecord, cashBoxEndpoints, {
    get: getCashBox,
  });

  serve(cashBoxEndpoints.report, ({ params, query, request, reply }) =>
    sendCashReport(db, { ...params, ...query }, { request, reply }),
  );

  serve(cashBoxEndpoints.opening, ({ body, caller }) => openCashBox(db, { ...body, caller }));
}

import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readChoosable } from '#src/core/record/choosable.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readCashBoxes } from './cash-box.list.ts';
import { getCashBox, openCashBox } from './cash-box.repo.ts';
import { sendCashReport } from './send-cash-report.ts';

/** The calls of the cash boxes. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  servePlainList(context, cashBoxEndpoints, readCashBoxes);

  serve(cashBoxEndpoints.options, async () => ({ items: await readChoosable(db, 'cashBox') }));

  serveRecord(context, cashBoxRecord, cashBoxEndpoints, {
    get: getCashBox,
  });

  serve(cashBoxEndpoints.report, ({ params, query, caller, request, reply }) =>
    sendCashReport(db, { ...params, ...query, caller }, { request, reply }),
  );

  serve(cashBoxEndpoints.opening, ({ body, caller }) => openCashBox(db, { ...body, caller }));
}

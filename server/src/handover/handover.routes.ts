import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { completeHandover, previewEnd } from './end/end-handover.ts';
import { listHandoversOfGarden, readHandovers } from './handover.list.ts';
import { cancelHandover, createHandover, handoverRules, updateHandover } from './handover.repo.ts';
import { serveHandoverPapers } from './paper/paper.routes.ts';
import { settleHandover } from './settle/settle-handover.ts';
import { getHandover } from './steps/get-handover.ts';
import { tickPoint } from './tick-point.ts';

/** The calls of the handovers of plots. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  servePlainList(context, handoverEndpoints, readHandovers);

  serveRecord(context, handoverRecord, handoverEndpoints, {
    rules: handoverRules,
    get: getHandover,
    create: createHandover,
    update: updateHandover,
  });

  serve(handoverEndpoints.settle, ({ body, caller }) => settleHandover(db, { ...body, caller }));

  serve(handoverEndpoints.preview, ({ body, caller }) => previewEnd(context, { ...body, caller }));

  serve(handoverEndpoints.complete, ({ body, caller, ifMatch }) =>
    completeHandover(context, { ...body, caller, ifMatch }),
  );

  serve(handoverEndpoints.ofGarden, ({ params }) => listHandoversOfGarden(db, params.id));

  serve(handoverEndpoints.cancel, ({ body, caller, ifMatch }) =>
    cancelHandover(db, { ...body, caller, ifMatch }),
  );

  serve(handoverEndpoints.checkPoint, ({ body, caller }) => tickPoint(db, { ...body, caller }));

  serveHandoverPapers(context);
}

import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import { waitingRecord } from '@grzadka/contract/waiting/waiting.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readCandidates } from './candidates.repo.ts';
import { answerOffer, offerPlot } from './offer-plot.ts';
import { readWaiting } from './waiting.list.ts';
import {
  createWaiting,
  deleteWaiting,
  getWaiting,
  readSummary,
  updateWaiting,
  waitingRules,
} from './waiting.repo.ts';

/** The calls of the waiting list. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  servePlainList(context, waitingEndpoints, readWaiting);

  serveRecord(context, waitingRecord, waitingEndpoints, {
    rules: waitingRules,
    get: getWaiting,
    create: createWaiting,
    update: updateWaiting,
    delete: deleteWaiting,
  });

  serve(waitingEndpoints.summary, () => readSummary(db));

  serve(waitingEndpoints.candidates, ({ params }) => readCandidates(db, params));

  serve(waitingEndpoints.offer, ({ body, caller }) => offerPlot(db, { ...body, caller }));

  serve(waitingEndpoints.answer, ({ body, caller, ifMatch }) =>
    answerOffer(db, { ...body, caller, ifMatch }),
  );
}

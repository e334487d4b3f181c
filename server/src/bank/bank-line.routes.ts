import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { assignByHand } from './queue/assign-by-hand.ts';
import { readCandidates } from './queue/candidates.repo.ts';
import { enterLine } from './queue/enter-line.ts';
import { readLineOfTransaction } from './queue/line-of-transaction.repo.ts';
import { postponeLine, readQueue } from './queue/queue.repo.ts';
import { unassignByHand } from './queue/unassign-by-hand.ts';

/** The calls of the bank's lines that wait until somebody says what they are for. */
export function routes({ serve, db }: AppContext): void {
  serve(bankLineEndpoints.queue, ({ query }) => readQueue(db, query));

  serve(bankLineEndpoints.candidates, ({ params }) => readCandidates(db, params));

  serve(bankLineEndpoints.ofTransaction, ({ params }) => readLineOfTransaction(db, params));

  serve(bankLineEndpoints.assign, ({ body, caller }) => assignByHand(db, { ...body, caller }));

  serve(bankLineEndpoints.unassign, ({ body, caller }) => unassignByHand(db, { ...body, caller }));

  serve(bankLineEndpoints.postpone, ({ body }) => postponeLine(db, body));

  serve(bankLineEndpoints.create, ({ body, caller }) => enterLine(db, { ...body, caller }));
}

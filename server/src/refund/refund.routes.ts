import { refundEndpoints } from '@grzadka/contract/refund/refund.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { createRefund, deleteRefund, listWaitingRefunds } from './refund.repo.ts';

/** The calls of refunds by bank. */
export function routes({ serve, db }: AppContext): void {
  serve(refundEndpoints.waiting, () => listWaitingRefunds(db));

  serve(refundEndpoints.create, ({ body, caller }) => createRefund(db, { ...body, caller }));

  serve(refundEndpoints.delete, ({ params, caller }) => deleteRefund(db, { ...params, caller }));
}

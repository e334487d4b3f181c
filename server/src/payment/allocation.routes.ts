import { allocationEndpoints } from '@grzadka/contract/payment/allocation.endpoints';
import { change } from '#src/core/change/change.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { resetSpread } from '#src/ledger/spreading/reset-spread.ts';
import { spreadByHand } from '#src/ledger/spreading/spread-by-hand.ts';
import { getAllocation } from './allocation.repo.ts';
import { findCredit } from './find-credit.ts';

/** The calls that say what a payment covers. */
export function routes({ serve, db }: AppContext): void {
  serve(allocationEndpoints.get, ({ params }) => getAllocation(db, params));

  serve(allocationEndpoints.set, ({ body, caller }) =>
    change(db, caller, async (tx) => {
      const { lineId } = await findCredit(tx.trx, body.paymentId);
      const shares = body.allocations.map(({ partId, amount }) => ({ itemId: partId, amount }));
      await spreadByHand(tx, { lineId, shares });
    }),
  );

  serve(allocationEndpoints.reset, ({ body, caller }) =>
    change(db, caller, (tx) => resetSpread(tx, body.settlementId)),
  );
}

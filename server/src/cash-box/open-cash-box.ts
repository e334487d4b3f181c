import { type CashBoxOpening, cashBoxRefusals } from '@grzadka/contract/cash-box/cash-box.model';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { postOpening } from '#src/ledger/post-opening.ts';

/** Posts what was in a cash box when the program began to keep it: 100 against 800 (docs/product/payments.md#cash-opening). 404, 409. */
export function openCashBox(
  db: Kysely<Database>,
  { caller, cashBoxId: id, amount, day }: CashBoxOpening & { caller: Actor },
): Promise<{ id: string; number: string }> {
  return change(db, caller, (tx) =>
    postOpening(
      tx,
      {
        table: 'cash_box',
        column: 'cashBoxId',
        line: (cashBoxId, put) => ({ code: '100', cashBoxId, amount: put }),
        opened: cashBoxRefusals.opened,
      },
      { id, amount, day },
    ),
  );
}

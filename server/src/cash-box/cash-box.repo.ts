import {
  type CashBoxDetails,
  type CashBoxOpening,
  cashBoxRefusals,
} from '@grzadka/contract/cash-box/cash-box.model';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import { column } from '#src/core/list/conditions.ts';
import { postOpening, selectOpenings } from '#src/ledger/post-opening.ts';

/** A cash box with what was in it at first, and its version; 404 when there is none. */
export async function getCashBox(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<CashBoxDetails & { version: number }> {
  return readCashBox(db, id);
}

const readCashBox = readById((db, wanted) =>
  db
    .selectFrom('cashBox')
    .select(['cashBox.id', 'name', 'active', 'version'])
    .select(grosze(column('cashBox.balanceGrosz')).as('balance'))
    .select(
      jsonObjectFrom(
        selectOpenings(db).where('ledgerLine.cashBoxId', '=', sql<string>`cash_box.id`),
      ).as('opening'),
    )
    .where('cashBox.id', '=', wanted),
);

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

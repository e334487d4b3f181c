import type { CashBoxDetails } from '@grzadka/contract/cash-box/cash-box.model';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import { column } from '#src/core/list/conditions.ts';
import { selectOpenings } from '#src/ledger/post-opening.ts';

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

import type { FoundOf } from '@grzadka/contract/search/search.model';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { grosze } from '#src/core/database/wire-columns.ts';
import { column } from '#src/core/list/conditions.ts';
import { toldOnPages } from '#src/transaction/transaction.list.ts';
import { readNearest } from './nearest-few.ts';
import { beginsSo, isSo, type Sought } from './sought.ts';

/**
 * The bank lines and documents of cash with that number or amount, whose number begins so, and that have the words, the newest first; what
 * was taken back last.
 */
export function findMovements(sought: Sought): RawBuilder<FoundOf<'transactions'>> {
  const { amount, words } = sought;
  const number = column('moneyMovement.number');
  const key = sql`lower(${number})`;
  const ofAmount =
    amount === undefined
      ? []
      : [sql<SqlBool>`${column('moneyMovement.amountGrosz')} = ${sql.lit(Math.abs(amount))}`];
  const search = {
    table: 'moneyMovement',
    tiers: [[...isSo(key, sought), ...ofAmount], beginsSo(key, sought)],
    words: [words('moneyMovement.search')],
    order: [
      { by: column('moneyMovement.bookingDay'), isDescending: true },
      { by: column('moneyMovement.id'), isDescending: true },
    ],
    isOver: sql<SqlBool>`${column('moneyMovement.state')} = 'reversed'`,
  } as const;
  return readNearest(search, [
    number,
    sql`money_movement.description`,
    sql`${toldOnPages.payer} as payer`,
    sql`${toldOnPages.title} as title`,
    sql`${toldOnPages.paidFor} as paid_for`,
    sql`money_movement.booking_day as booking_day`,
    sql`money_movement.direction`,
    sql`money_movement.state`,
    sql`${grosze(column('moneyMovement.amountGrosz'))} as amount`,
  ]);
}

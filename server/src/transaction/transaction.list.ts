import { transactionList } from '@grzadka/contract/transaction/transaction.list';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze, jsonObjectWhere } from '#src/core/database/wire-columns.ts';
import { column, isAmountWithin, isWithin, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import { type ListSql, listReading } from '#src/core/list/run-list.ts';

const source: ListSql<typeof transactionList> = {
  table: 'moneyMovement',
  search: 'moneyMovement.search',
  filters: {
    cashBox: (id) =>
      isRecordId(id) ? sql`${column('moneyMovement.cashBoxId')} = ${id}` : sql`false`,
    bankAccount: (id) =>
      isRecordId(id) ? sql`${column('moneyMovement.bankAccountId')} = ${id}` : sql`false`,
    amount: (range) => isAmountWithin(column('moneyMovement.amountGrosz'), range),
    day: (range) => isWithin(column('moneyMovement.bookingDay'), range),
  },
  sorts: {
    'booking-day': { by: column('moneyMovement.bookingDay'), mayBeEmpty: false },
    // Many are of the same amount: these come by their days.
    amount: {
      by: column('moneyMovement.amountGrosz'),
      mayBeEmpty: false,
      thenBy: column('moneyMovement.bookingDay'),
    },
    number: { by: polishOrder('moneyMovement.number'), mayBeEmpty: false },
  },
};

/** Not joined: of more than eight tables PostgreSQL joins in the order stated, all of them before it looks for the page (`join_collapse_limit`). */
const nameOfSector = sql<string>`(select name from sector where sector.id = garden.sector_id)`;

/** What every reply says of a movement of money, row by row. */
export function toldMovements(db: Kysely<Database>) {
  return db
    .selectFrom('moneyMovement')
    .leftJoin('settlement', 'settlement.id', 'moneyMovement.settlementId')
    .leftJoin('garden', 'garden.id', 'settlement.gardenId')
    .leftJoin('costCategory', 'costCategory.id', 'moneyMovement.costCategoryId')
    .leftJoin('incomeCategory', 'incomeCategory.id', 'moneyMovement.incomeCategoryId')
    .leftJoin('cashBox', 'cashBox.id', 'moneyMovement.cashBoxId')
    .leftJoin('bankAccount', 'bankAccount.id', 'moneyMovement.bankAccountId')
    .select((eb) => [
      'moneyMovement.id',
      'moneyMovement.number',
      'moneyMovement.series',
      'moneyMovement.bookingDay',
      'moneyMovement.description',
      'moneyMovement.direction',
      'moneyMovement.source',
      'moneyMovement.state',
      grosze(column('moneyMovement.amountGrosz')).as('amount'),
      jsonObjectWhere(sql`settlement.id is not null`, {
        id: eb.ref('settlement.id').$castTo<string>(),
        reference: eb.ref('settlement.reference').$castTo<string>(),
        garden: jsonObjectWhere(sql`garden.id is not null`, {
          id: eb.ref('garden.id').$castTo<string>(),
          name: eb.ref('garden.name').$castTo<string>(),
          sector: nameOfSector,
        }),
      }).as('settlement'),
      jsonObjectWhere(sql`cost_category.id is not null`, {
        id: eb.ref('costCategory.id').$castTo<string>(),
        name: eb.ref('costCategory.name').$castTo<string>(),
      }).as('costCategory'),
      jsonObjectWhere(sql`income_category.id is not null`, {
        id: eb.ref('incomeCategory.id').$castTo<string>(),
        name: eb.ref('incomeCategory.name').$castTo<string>(),
      }).as('incomeCategory'),
      jsonObjectWhere(sql`cash_box.id is not null`, {
        id: eb.ref('cashBox.id').$castTo<string>(),
        name: eb.ref('cashBox.name').$castTo<string>(),
      }).as('cashBox'),
      jsonObjectWhere(sql`bank_account.id is not null`, {
        id: eb.ref('bankAccount.id').$castTo<string>(),
        name: eb.ref('bankAccount.name').$castTo<string>(),
      }).as('bankAccount'),
      'moneyMovement.reversedBy',
    ]);
}

/** The lines of an entry, of a line of the bank's also those of what it was assigned to: an array of their ids. */
export function linesOfEntry(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(
    select id from ledger_line where entry_id = ${id}
    union all
    select ledger_line.id from bank_line join ledger_line on ledger_line.entry_id = assignment_id
    where bank_line.entry_id = ${id}
  )`;
}

/** Of the bank's line, which only some movements have. */
const ofBankLine = (value: 'counterparty_name' | 'title') =>
  sql`(select nullif(${sql.ref(value)}, '') from bank_line where entry_id = money_movement.id)`;

/**
 * Of a row of `moneyMovement` whose money it was, what they wrote, and which debts it paid. Asked for each row of a page alone, as the
 * sector's name is: each of them is found by an index.
 */
export const toldOnPages = {
  payer: sql<string | null>`coalesce(
    ${ofBankLine('counterparty_name')},
    (
      select string_agg(name, ', ' order by name collate polish) from party_in_books
      where id in (select party_id from settlement_holder where settlement_id = money_movement.settlement_id)
    )
  )`,
  title: sql<string | null>`${ofBankLine('title')}`,
  paidFor: sql<string[]>`array(
    select fee_kind.name
    from allocation
    join open_item item on item.id = allocation.item_id
    join fee_kind on fee_kind.id = item.fee_kind_id
    where allocation.line_id = any (${linesOfEntry(sql`money_movement.id`)}) and released_at is null
    group by fee_kind.id
    order by fee_kind.position, fee_kind.id
  )`,
} as const;

/** How a page of the movements of money is read. */
export function readTransactionPage(db: Kysely<Database>) {
  const { payer, title, paidFor } = toldOnPages;
  const rows = toldMovements(db).select([
    payer.as('payer'),
    title.as('title'),
    paidFor.as('paidFor'),
  ]);
  return printedReading(transactionList, { source, rows });
}

/** How all of them are read, as the file has them. */
export function readTransactions(db: Kysely<Database>) {
  return listReading({ source, rows: toldMovements(db), present: (row) => row });
}

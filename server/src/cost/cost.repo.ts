import type { ListSelection } from '@grzadka/contract/core/list/list';
import type { costList } from '@grzadka/contract/cost/cost.list';
import {
  type CostDetails,
  type CostSum,
  type CostUpdate,
  costRefusals,
} from '@grzadka/contract/cost/cost.model';
import { costRecord } from '@grzadka/contract/cost/cost.record';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ChangeRequest, change, lockRecord, updateLocked } from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObjectWhere } from '#src/core/database/wire-columns.ts';
import { conflict, invalidFields } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import { whereOf } from '#src/core/list/conditions.ts';
import { conditionsOf } from '#src/core/list/run-list.ts';
import { keepYearsOpen } from '#src/ledger/year-lock.ts';
import { costSource, isCounted, selectCosts } from './cost.list.ts';

/** A cost with what it rests on, and its version; 404 when there is none. */
export async function getCost(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<CostDetails & { version: number }> {
  return readCost(db, id);
}

const readCost = readById((db, wanted) =>
  selectCosts(db)
    .innerJoin('ledgerLine', 'ledgerLine.id', 'cost.id')
    .leftJoin('party', 'party.id', 'cost.supplierId')
    .leftJoin('document', 'document.id', 'cost.fileId')
    .select((eb) => [
      'cost.version',
      'cost.bookingDay',
      'cost.documentDay',
      jsonObjectWhere(sql`party.id is not null`, {
        id: eb.ref('party.id').$castTo<string>(),
        name: eb.ref('party.name').$castTo<string>(),
      }).as('company'),
      jsonObjectWhere(sql`document.id is not null`, {
        id: eb.ref('document.id').$castTo<string>(),
        name: eb.ref('document.name').$castTo<string>(),
      }).as('file'),
      transactionOfCost.as('transactionId'),
      proposedSupplier.as('proposedSupplier'),
      isReversed.as('isReversed'),
      sql<boolean>`cost.year <= coalesce((select max(year) from ledger_year where closed_at is not null), 0)`.as(
        'isYearClosed',
      ),
    ])
    .where('cost.id', '=', wanted),
);

/** The movement that paid it: its own entry, or that of the bank's line which was assigned by it. */
const transactionOfCost = sql<string | null>`coalesce(
  (select id from money_movement where id = ledger_line.entry_id),
  (
    select entry_id from bank_line
    where id = (
      select bank_line_id from ledger_line other
      where other.entry_id = ledger_line.entry_id and other.bank_line_id is not null
    )
  )
)`;

/** Who was named of the last cost that the bank paid to the same account: of a cost that names nobody yet. */
const proposedSupplier = sql<CostDetails['proposedSupplier']>`(
  select json_build_object(
    'company', case when company.id is not null then json_build_object('id', company.id, 'name', company.name) end,
    'name', earlier.supplier_name
  )
  from ledger_line own
  join bank_line paid on paid.id = own.bank_line_id
  join bank_line former on former.counterparty_account = paid.counterparty_account and former.id <> paid.id
  join ledger_line assigned on assigned.entry_id = former.assignment_id
  join cost earlier on earlier.id = assigned.id and earlier.supplier_name is not null
  left join party company on company.id = earlier.supplier_id
  where own.entry_id = ledger_line.entry_id and own.bank_line_id is not null and cost.supplier_name is null
  order by former.booking_day desc, earlier.updated_at desc, earlier.id desc limit 1
)`;

/** Whether it was taken back, or takes one back. */
const isReversed = sql<boolean>`(
  cost.reverses_id is not null or exists (select from cost taking where taking.reverses_id = cost.id)
)`;

/**
 * Keeps what somebody says of a cost. The year to which it belongs follows from the day of its document, as long as neither is closed
 * (docs/product/costs.md#year); a company gives its name. 400 at the field for what is not there; 409 for one that is taken back; 404, 412.
 */
export function updateCost(
  db: Kysely<Database>,
  { caller, id, ifMatch, ...form }: ChangeRequest & CostUpdate,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    // Before the cost itself: whoever posts what takes it back has the years first, too.
    await keepYearsOpen(tx.trx);
    const before = await lockRecord(tx, costRecord, { id, ifMatch });
    await refuseReversed(tx.trx, before);
    const companyId = form.supplierId === undefined ? before.supplierId : form.supplierId;
    const named = await nameOfCompany(tx.trx, companyId);
    const set = { ...form, ...(named !== undefined && { supplierName: named }) };
    return updateLocked(tx, costRecord, { before, set });
  });
}

async function refuseReversed(
  trx: Transaction<Database>,
  { id, reversesId }: { id: string; reversesId: string | null },
): Promise<void> {
  const taking = trx.selectFrom('cost').select('id').where('reversesId', '=', id);
  if (reversesId !== null || (await taking.executeTakeFirst()) !== undefined) {
    throw conflict(costRefusals.reversed);
  }
}

/** What a chosen company is called; undefined where none is chosen. */
async function nameOfCompany(
  trx: Transaction<Database>,
  id: string | null,
): Promise<string | undefined> {
  if (id === null) return undefined;
  const gone = () => invalidFields({ supplierId: costRefusals.noCompany });
  if (!isRecordId(id)) throw gone();
  const { name } = await trx
    .selectFrom('party')
    .select('name')
    .where('id', '=', id)
    .where('partyType', '=', 'company')
    .executeTakeFirstOrThrow(gone);
  return name;
}

/** What a cost is refused with that names what is not there. */
export const costRules: BrokenRules = {
  cost_supplier_id_fkey: () => invalidFields({ supplierId: costRefusals.noCompany }),
  cost_file_id_fkey: () => invalidFields({ fileId: costRefusals.noFile }),
};

/** What the costs come to that a list would show, and by category, the largest first. */
export async function sumCosts(
  db: Kysely<Database>,
  selection: ListSelection<typeof costList>,
): Promise<CostSum> {
  const conditions = [isCounted, ...(await conditionsOf(db, selection, costSource))];
  const { rows } = await sql<{ amount: string; count: number; categories: CostSum['categories'] }>`
    with listed as (
      select cost_category_id, sum(amount_grosz) as amount, count(*)::integer as count
      from cost ${whereOf(conditions)} group by cost_category_id
    )
    select
      coalesce(sum(amount), 0) as amount, coalesce(sum(count), 0)::integer as count,
      coalesce(
        json_agg(json_build_object('id', id, 'name', name, 'amount', amount) order by amount desc, name collate polish, id),
        '[]'
      ) as categories
    from listed join cost_category on cost_category.id = cost_category_id
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('a statement without a row');
  return { ...found, amount: Number(found.amount) };
}

/** Everybody who was paid so far, each once, as they were called last. */
export async function listSuppliers(
  db: Kysely<Database>,
): Promise<{ items: { id: string; name: string }[] }> {
  const { rows } = await sql<{ id: string; name: string }>`
    select supplier_key as id, name
    from (
      select supplier_key, (array_agg(supplier_name order by updated_at desc, id desc))[1] as name
      from cost where supplier_key is not null group by supplier_key
    ) supplier
    order by name collate polish, supplier_key
  `.execute(db);
  return { items: rows };
}

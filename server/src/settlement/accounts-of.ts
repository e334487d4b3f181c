import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { StandingAccount } from '@grzadka/contract/settlement/settlement.model';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { OwnScope } from '#src/core/scope/own-scope.ts';
import { selectSettlements } from './settlement.list.ts';

/** Whose accounts are asked for, and whether the caller may know whose debts there are. */
interface AskedAccounts {
  readonly id: string;
  readonly mayKnowDebts: boolean;
}

/** The accounts of a garden, the latest first; 404 without the garden. */
export function listSettlementsOfGarden(
  db: Kysely<Database>,
  { id, mayKnowDebts }: AskedAccounts,
): Promise<{ items: StandingAccount[] }> {
  const of = sql<SqlBool>`settlement.garden_id = ${recordId(id)}`;
  return listAccounts(db, { table: 'garden', id, of, mayKnowDebts });
}

/** The accounts that a party holds or held, the latest first; 404 without the party. */
export function listSettlementsOfParty(
  db: Kysely<Database>,
  { id, mayKnowDebts }: AskedAccounts,
): Promise<{ items: StandingAccount[] }> {
  const of = sql<SqlBool>`settlement.id in (
    select settlement_id from settlement_holder where party_id = ${recordId(id)}
  )`;
  return listAccounts(db, { table: 'party', id, of, mayKnowDebts });
}

/** The accounts that are the caller's own, with what is owed on them, the latest first. */
export function listOwnSettlements(
  db: Kysely<Database>,
  { isSettlement }: Pick<OwnScope, 'isSettlement'>,
): Promise<{ items: StandingAccount[] }> {
  return readAccounts(db, { of: isSettlement(sql`settlement.id`), mayKnowDebts: true });
}

interface AccountsOf extends AskedAccounts {
  readonly table: 'garden' | 'party';
  readonly of: RawBuilder<SqlBool>;
}

async function listAccounts(db: Kysely<Database>, { table, id, ...asked }: AccountsOf) {
  const { items } = await readAccounts(db, asked);
  if (items.length === 0) {
    await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound);
  }
  return { items };
}

async function readAccounts(
  db: Kysely<Database>,
  { of, mayKnowDebts }: Pick<AccountsOf, 'of' | 'mayKnowDebts'>,
) {
  const items = await selectSettlements(db)
    .$if(mayKnowDebts, (accounts) => accounts.select(standing().as('standing')))
    .where(of)
    .orderBy(sql`settlement.closed_on desc nulls first`)
    .orderBy('settlement.number', 'desc')
    .execute();
  return { items };
}

/** What is owed on the account of the row: what is kept of it, and by which days its open parts are due, read by their own index. */
function standing() {
  const today = sql`${gardenToday()}::date`;
  // As `termOn` of the contract has it.
  const termOnToday = sql`case when due_on < ${today} and effective_due_on >= ${today} then effective_due_on else due_on end`;
  return sql<NonNullable<StandingAccount['standing']>>`(
    select json_build_object(
      'balance', settlement.balance_grosz,
      'due', coalesce(sum(amount) filter (where effective < ${today}), 0),
      'dueSince', min(day) filter (where effective < ${today}),
      'next', (
        array_agg(json_build_object('on', day, 'amount', amount) order by day)
        filter (where effective >= ${today})
      )[1],
      'plan', (
        select json_build_object(
          'state', state,
          'broken', case when broken_on is not null then json_build_object('on', broken_on, 'amount', missed_grosz) end,
          'next', case when next_on is not null then json_build_object('on', next_on, 'amount', next_grosz) end
        )
        from payment_plan_standing
        where settlement_id = settlement.id and ended_on is null and state in ('kept', 'broken')
      )
    )
    from (
      select ${termOnToday} as day, effective_due_on as effective, sum(open_grosz) as amount
      from open_item where settlement_id = settlement.id and open_grosz > 0
      group by 1, 2
    ) told
  )`;
}

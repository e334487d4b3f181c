import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { lookByIndexes } from '#src/core/database/long-work.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflictAt, notFound } from '#src/core/errors/app-error.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import { post, type TellAudit } from '#src/ledger/post.ts';
import { reversalsOf } from '#src/ledger/reversal-of.ts';
import { lockApprovals } from '../approval/approval-lock.ts';
import { checkWritten } from '../approval/check-written.ts';
import { markEmptied, type Reversal } from './mark-reversed.ts';

/** A charge that is to be taken back. */
interface LiveCharge {
  readonly id: string;
  readonly entryId: string;
  readonly issueDay: string;
  readonly isReversed: boolean;
}

/**
 * Takes some charges back, all or none: the exact negatives of their entries, as one document (docs/product/charge-runs.md#reversal).
 * Gives the first entry of it. 400 at `chargeIds` where one is not there; 409 where one is taken back already, for a day before it was
 * issued, and where later days of the same meter are charged; 503 while another run is approved.
 */
export function reverseCharges(
  db: Kysely<Database>,
  { caller, chargeIds, ...reversal }: Reversal & { caller: Actor; chargeIds: readonly string[] },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    await lockApprovals(tx.trx);
    const named = { ids: chargeIds, field: 'chargeIds' };
    const charges = await lockCharges(tx.trx, await requireAll(tx.trx, { table: 'charge' }, named));
    if (charges.some(({ isReversed }) => isReversed)) {
      throw new AppError('conflict', { message: chargeRefusals.reversed });
    }
    return takeBackSome(tx, charges, reversal);
  });
}

/** Takes charges back; where nothing is left of their run, that is taken back with the last of them. Gives the first entry. */
export async function takeBackSome(
  tx: ChangeTransaction,
  charges: readonly LiveCharge[],
  reversal: Reversal,
): Promise<{ id: string }> {
  const first = await takeBack(tx, charges, { ...reversal, sourceId: null });
  await markEmptied(
    tx,
    charges.map(({ id }) => id),
    reversal,
  );
  return first;
}

/** The charges by their ids, in the order of their numbers. */
export async function lockCharges(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<LiveCharge[]> {
  const { rows } = await sql<LiveCharge>`
    select charge.id, entry_id, charge.issue_day, charge.reversed_on is not null as is_reversed
    from charge join charge_run on charge_run.id = run_id
    where charge.id = any (${ids}::uuid[])
    order by number_order, place
    for no key update of charge
  `.execute(trx);
  return rows;
}

/** So many entries are posted together: the database looks through what is written after each lot, in well under a second. */
const chargesAtOnce = 800;

/** Posts what takes charges back that are there still, and frees the days of meters with them; gives the first entry. */
export async function takeBack(
  tx: ChangeTransaction,
  charges: readonly LiveCharge[],
  { day, reason, sourceId, tell }: Reversal & { sourceId: string | null; tell?: TellAudit },
): Promise<{ id: string }> {
  const { trx } = tx;
  if (charges.some(({ issueDay }) => day < issueDay)) {
    throw conflictAt({ day: chargeRefusals.beforeIssue });
  }
  const ids = charges.map(({ id }) => id);
  await refuseLaterStretches(trx, ids);
  await refuseLaterNotes(trx, ids);
  let first: { id: string } | undefined;
  await lookByIndexes(trx);
  for (let done = 0; done < charges.length; done += chargesAtOnce) {
    const entryIds = charges.slice(done, done + chargesAtOnce).map(({ entryId }) => entryId);
    const entries = await reversalsOf(trx, entryIds, reason, day);
    const typed = entries.map((entry) => ({ ...entry, typed: reason }));
    const posted = await post(tx, [{ series: 'ST', sourceId, entries: typed }], tell);
    await sql`
      update charge
      set reversal_id = reversal.id, reversed_on = reversal.posting_day, reversal_reason = ${reason}
      from ledger_entry reversal
      where reversal.reverses_id = charge.entry_id and charge.entry_id = any (${entryIds}::uuid[])
    `.execute(trx);
    first ??= posted[0];
    await checkWritten(trx);
  }
  await freeStretches(trx, ids);
  await freeNoted(trx, ids);
  if (first === undefined) throw notFound();
  return { id: first.id };
}

/**
 * Refuses to open a gap in what is charged of a meter: what follows the days of these charges, or corrects them, is taken back
 * first or with them (docs/product/charge-runs.md#reversal). Days that cost nothing have no charge that could be.
 */
async function refuseLaterStretches(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    with own as (
      select * from billed_stretch where charge_id = any (${ids}::uuid[]) and freed_at is null
    )
    select later.number
    from billed_stretch later
    join own on own.meter_id = later.meter_id and own.fee_kind_id = later.fee_kind_id and own.last_day < later.first_day
    where later.freed_at is null and later.charge_id <> all (${ids}::uuid[])
    union all
    select charge.number
    from charge_line
    join own on own.id = charge_line.corrects_id
    join charge on charge.id = charge_line.charge_id
    where charge.reversed_on is null and charge.id <> all (${ids}::uuid[])
    limit 1
  `.execute(trx);
  const [later] = rows;
  if (later === undefined) return;
  throw new AppError('conflict', { message: chargeRefusals.laterCharged(later.number) });
}

/** Frees the days of meters of charges that were taken back, and with them those of the same run that cost nothing. */
async function freeStretches(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    update billed_stretch
    set freed_at = now()
    from billed_stretch own
    where own.charge_id = any (${ids}::uuid[]) and own.freed_at is null
      and billed_stretch.freed_at is null
      and billed_stretch.meter_id = own.meter_id and billed_stretch.fee_kind_id = own.fee_kind_id
      and billed_stretch.run_id = own.run_id
      and (billed_stretch.id = own.id or billed_stretch.charge_id is null)
  `.execute(trx);
}

/**
 * Refuses to take back interest on a debt where a later note charged its other days, or corrected these: that is taken back first or with
 * it, so that each note begins where the one before ended (docs/product/interest.md#reversal). A correction that is taken back leaves no
 * days free.
 */
async function refuseLaterNotes(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  // What nothing was to be paid of is free with its note as a whole, as it is once nothing of that is left.
  const stays = (noted: RawBuilder<unknown>) => sql`case
    when ${noted}.charge_id is not null then ${noted}.charge_id <> all (${ids}::uuid[])
    else exists (
      select from charge standing
      where standing.run_id = ${noted}.run_id and standing.reversed_on is null and standing.id <> all (${ids}::uuid[])
    )
  end`;
  const { rows } = await sql<{ number: string }>`
    select coalesce(charge.number, charge_run.number) as number
    from interest_noted own
    join interest_noted later on later.line_id = own.line_id and later.freed_at is null and later.run_id <> own.run_id
    join charge_run on charge_run.id = later.run_id
    left join charge on charge.id = later.charge_id
    where own.run_id in (select run_id from charge where id = any (${ids}::uuid[])) and own.freed_at is null
      and not ${stays(sql`own`)} and ${stays(sql`later`)}
      and (later.corrects_id = own.id or (own.corrects_id is null and later.first_day > own.last_day))
    limit 1
  `.execute(trx);
  const [later] = rows;
  if (later === undefined) return;
  throw new AppError('conflict', { message: chargeRefusals.laterNoted(later.number) });
}

/** Frees the days of debts that interest was charged for which is taken back: the next note charges them anew. */
async function freeNoted(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    update interest_noted set freed_at = now()
    where charge_id = any (${ids}::uuid[]) and freed_at is null
  `.execute(trx);
}

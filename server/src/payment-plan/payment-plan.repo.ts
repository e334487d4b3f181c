import { formatAmount } from '@grzadka/contract/core/number/amount';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { effectiveDue } from '@grzadka/contract/core/time/working-days';
import {
  type PaymentPlan,
  type PaymentPlanCancel,
  type PaymentPlanCreate,
  paymentPlanRefusals,
} from '@grzadka/contract/payment-plan/payment-plan.model';
import { paymentPlanRecord } from '@grzadka/contract/payment-plan/payment-plan.record';
import { resolutionRefusals } from '@grzadka/contract/resolution/resolution.model';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { isRecordId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, conflictAt, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import { lockSettlements } from '#src/ledger/lock-settlements.ts';

const otherKey = () => conflict(paymentPlanRefusals.otherKey);

/** The plans of a settlement account, the latest first; 404 without the account. */
export async function listPlansOf(
  db: Kysely<Database>,
  id: string,
): Promise<{ items: PaymentPlan[] }> {
  const items = await readPlans(db, sql<SqlBool>`plan.settlement_id = ${recordId(id)}`);
  if (items.length === 0) {
    const account = db.selectFrom('settlement').select('id').where('id', '=', id);
    await account.executeTakeFirstOrThrow(notFound);
  }
  return { items };
}

/** A plan as it stands today, with its version. 404. */
export async function getPlan(
  db: Kysely<Database>,
  id: string,
): Promise<PaymentPlan & { version: number }> {
  const [plan] = await readPlans(db, sql<SqlBool>`plan.id = ${recordId(id)}`);
  if (plan === undefined) throw notFound();
  return plan;
}

async function readPlans(
  db: Kysely<Database>,
  isAsked: RawBuilder<SqlBool>,
): Promise<(PaymentPlan & { version: number })[]> {
  const { rows } = await sql<PaymentPlan & { version: number }>`
    select
      plan.id, plan.version, plan.agreed_on, plan.without_interest, plan.ended_on, plan.cancel_reason, standing.state,
      json_build_object('id', resolution.id, 'number', resolution.number) as resolution,
      to_json(plan.amount_grosz) as amount, to_json(standing.open_grosz) as open,
      case when broken_on is not null
        then json_build_object('on', broken_on, 'amount', missed_grosz) end as broken,
      case when next_on is not null
        then json_build_object('on', next_on, 'amount', next_grosz) end as next,
      (
        select json_agg(
          json_build_object('dueOn', due_on, 'amount', amount_grosz, 'open', open_grosz, 'missed', missed_grosz)
          order by place
        )
        from payment_plan_rate_standing where plan_id = plan.id
      ) as rates,
      (
        select json_agg(
          json_build_object(
            'id', item.id, 'number', entry.number, 'feeKind', fee_kind.name, 'dueOn', item.due_on,
            'amount', part.amount_grosz, 'open', item.open_grosz
          )
          order by item.due_on, fee_kind.position, entry.number, item.id
        )
        from payment_plan_part part
        join open_item item on item.id = part.item_id
        join ledger_line line on line.id = item.line_id
        join ledger_entry entry on entry.id = line.entry_id
        left join fee_kind on fee_kind.id = item.fee_kind_id
        where part.plan_id = plan.id
      ) as parts
    from payment_plan plan
    join payment_plan_standing standing on standing.id = plan.id
    join resolution on resolution.id = plan.resolution_id
    where ${isAsked}
    order by plan.created_at desc, plan.id desc
  `.execute(db);
  return rows;
}

/** A part of a debt that is to be paid in rates; what is open of it is in grosze. */
interface NamedPart {
  readonly id: string;
  readonly settlementId: string;
  readonly open: number;
}

/**
 * Agrees on new days for open parts of an account's debts (docs/product/payment-plans.md#making); nothing is posted, and the parts keep their
 * own days. The same `clientKey` adds nothing and gives the plan that it made. 400 at the field for an account, a part or a resolution that
 * is not there; 409 for a day that is over, where the rates come to something else than what is open, where the account has a plan that
 * is not paid, and where nothing is open of a part.
 */
export function createPlan(
  db: Kysely<Database>,
  { caller, ...asked }: PaymentPlanCreate & { caller: Actor },
): Promise<{ id: string }> {
  const settlementId = asked.settlementId.toLowerCase();
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    if (!isRecordId(settlementId)) throw notFound();
    // Whoever sends the same once more, or pays meanwhile, waits.
    await lockSettlements(trx, [settlementId]);
    const known = await findSent(trx, { ...asked, settlementId });
    if (known !== undefined) return known;
    const today = gardenToday();
    if (asked.parts.some(({ dueOn }) => effectiveDue(dueOn) < today)) {
      throw conflictAt({ parts: paymentPlanRefusals.pastRate });
    }
    const parts = await requireParts(trx, settlementId, asked.partIds);
    const amount = parts.reduce((sum, { open }) => sum + open, 0);
    const rates = asked.parts.reduce((sum, rate) => sum + rate.amount, 0);
    if (rates !== amount) {
      const sums = { rates: formatAmount(rates), open: formatAmount(amount) };
      throw conflictAt({ parts: paymentPlanRefusals.otherSum(sums) });
    }
    const resolutionId = await requireResolution(trx, asked.resolutionId);
    await endPaidPlan(tx, settlementId, today);
    const { withoutInterest, clientKey } = asked;
    const agreed = { settlementId, agreedOn: today, amountGrosz: amount, resolutionId };
    const values = { ...agreed, withoutInterest, clientKey };
    const { id } = await append(tx, paymentPlanRecord, { values });
    await trx
      .insertInto('paymentPlanPart')
      .values(parts.map((part) => ({ planId: id, itemId: part.id, amountGrosz: part.open })))
      .execute();
    await trx
      .insertInto('paymentPlanRate')
      .values(
        asked.parts.map(({ dueOn, ...rate }, place) => ({
          planId: id,
          place: place + 1,
          dueOn,
          effectiveDueOn: effectiveDue(dueOn),
          amountGrosz: rate.amount,
        })),
      )
      .execute();
    return { id };
  }).catch(explainBroken({ payment_plan_client_key: otherKey }));
}

/** The plan that came with a key, if any; 409 where that was another one. */
async function findSent(
  trx: Transaction<Database>,
  { settlementId, parts, partIds, resolutionId, withoutInterest, clientKey }: PaymentPlanCreate,
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string; isSame: boolean }>`
    select
      plan.id,
      (settlement_id, resolution_id::text, without_interest)
          = (${settlementId}::uuid, ${resolutionId.toLowerCase()}, ${withoutInterest}::boolean)
        and (select array_agg(due_on || ' ' || amount_grosz order by place) from payment_plan_rate where plan_id = plan.id)
          = ${parts.map(({ dueOn, amount }) => `${dueOn} ${amount}`)}::text[]
        and (select array_agg(item_id::text order by item_id::text) from payment_plan_part where plan_id = plan.id)
          = ${[...new Set(partIds.map((id) => id.toLowerCase()))].toSorted()}::text[]
        as is_same
    from payment_plan plan where client_key = ${clientKey}
  `.execute(trx);
  const [known] = rows;
  if (known === undefined) return undefined;
  if (!known.isSame) throw otherKey();
  return { id: known.id };
}

/** The parts as they are, whose account is locked. */
async function requireParts(
  trx: Transaction<Database>,
  settlementId: string,
  partIds: readonly string[],
): Promise<readonly NamedPart[]> {
  const named = { ids: partIds, field: 'partIds', gone: paymentPlanRefusals.gone };
  const ids = await requireAll(trx, { table: 'openItem' }, named);
  const { rows } = await sql<Omit<NamedPart, 'open'> & { open: string }>`
    select id, settlement_id, open_grosz as open from open_item where id = any (${ids}::uuid[])
  `.execute(trx);
  const parts = rows.map((row) => ({ ...row, open: Number(row.open) }));
  if (parts.some((part) => part.settlementId !== settlementId)) {
    throw conflict(paymentPlanRefusals.otherAccount);
  }
  if (parts.some(({ open }) => open === 0)) throw conflict(paymentPlanRefusals.nothingOpen);
  return parts;
}

async function requireResolution(trx: Transaction<Database>, id: string): Promise<string> {
  const found = isRecordId(id)
    ? await trx
        .selectFrom('resolution')
        .select('id')
        .where('id', '=', id)
        .forKeyShare()
        .executeTakeFirst()
    : undefined;
  if (found === undefined) throw invalidFields({ resolutionId: resolutionRefusals.gone });
  return found.id;
}

/** Ends the account's plan where it is paid, so that another may follow; 409 where it is not. */
async function endPaidPlan(tx: ChangeTransaction, settlementId: string, today: string) {
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from payment_plan_standing where settlement_id = ${settlementId} and ended_on is null
  `.execute(tx.trx);
  const [live] = rows;
  if (live === undefined) return;
  if (live.state !== 'paid') throw conflict(paymentPlanRefusals.already);
  const before = await lockRecord(tx, paymentPlanRecord, { id: live.id, ifMatch: undefined });
  await updateLocked(tx, paymentPlanRecord, { before, set: { endedOn: today } });
}

/** Cancels a plan that is neither ended nor paid, with today. 404, 412; 409 where it is. */
export function cancelPlan(
  db: Kysely<Database>,
  { caller, id, ifMatch, reason }: ChangeRequest & PaymentPlanCancel,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    // The account first, as whoever posts to it does.
    const plan = tx.trx.selectFrom('paymentPlan').select('settlementId');
    const { settlementId } = await plan
      .where('id', '=', recordId(id))
      .executeTakeFirstOrThrow(notFound);
    await lockSettlements(tx.trx, [settlementId]);
    const before = await lockRecord(tx, paymentPlanRecord, { id, ifMatch });
    if (before.endedOn !== null) throw conflict(paymentPlanRefusals.ended);
    const { state } = await getPlan(tx.trx, id);
    if (state === 'paid') throw conflict(paymentPlanRefusals.paid);
    const set = { endedOn: gardenToday(), cancelReason: reason };
    return updateLocked(tx, paymentPlanRecord, { before, set, action: 'cancel-plan' });
  });
}

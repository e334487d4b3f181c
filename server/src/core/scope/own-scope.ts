import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { recordId } from '../database/record-id.ts';

/**
 * What is the caller's own, as the statements of own calls ask for it: a condition of each statement, which therefore finds
 * nothing foreign, and never a check of what was found. The handlers of own calls have it from `serve`, and nowhere else is
 * it said what is own (docs/product/own.md#what-is-own).
 */
export interface OwnScope {
  /** The id of a garden that the caller's party holds today; null for any other. */
  readonly garden: (id: string) => RawBuilder<string>;
  /** Whether the garden with the id in that column is one of them. */
  readonly isGarden: (id: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** The id of a meter in such a garden; null for any other. */
  readonly meter: (id: string) => RawBuilder<string>;
  /** The day from which on the caller's party has held the garden of an own meter without a break; null where nobody knows. */
  readonly meterSince: (id: string) => RawBuilder<string | null>;
  /** The id of an account of the caller's party; null for any other. */
  readonly settlement: (id: string) => RawBuilder<string>;
  /** Whether the account with the id in that column is one of them. */
  readonly isSettlement: (id: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** The day from which on the party has been a holder of the account without a break; null where nobody knows. */
  readonly accountSince: (settlementId: string) => RawBuilder<string | null>;
  /** The caller's login, which sends readings and photos. */
  readonly loginId: string;
}

/** The scope of a caller; a login that belongs to nobody has nothing of its own. */
export function ownScope({ userLoginId }: { readonly userLoginId: string }): OwnScope {
  const party = sql`(select party_id from login where id = ${userLoginId})`;
  const held = sql`current_assignment where current_assignment.party_id = ${party}`;
  // Who is named by letters about it: whoever holds it today, or held it to its end. Once it goes on without somebody, what
  // others do there is not theirs any more.
  const accounts = sql`
    settlement_holder holder
    join settlement account on account.id = holder.settlement_id
    left join assignment on assignment.id = holder.assignment_id
    where holder.party_id = ${party}
      and coalesce(assignment.valid_from, '-infinity') <= today()
      and coalesce(assignment.valid_thru, 'infinity') >= least(today(), coalesce(account.closed_on, 'infinity'))
  `;
  return {
    garden: (id) => sql`(select garden_id from ${held} and garden_id = ${recordId(id)} limit 1)`,
    isGarden: (id) => sql`${id} in (select garden_id from ${held})`,
    meter: (id) => sql`(
      select own_meter.id from meter own_meter
      where own_meter.id = ${recordId(id)} and own_meter.garden_id in (select garden_id from ${held})
    )`,
    meterSince: (id) =>
      unbrokenSince(sql`
        assignment
        where assignment.party_id = ${party}
          and garden_id = (select own_meter.garden_id from meter own_meter where own_meter.id = ${recordId(id)})
      `),
    settlement: (id) => sql`(
      select holder.settlement_id from ${accounts} and holder.settlement_id = ${recordId(id)} limit 1
    )`,
    isSettlement: (id) => sql`${id} in (select holder.settlement_id from ${accounts})`,
    accountSince: (id) =>
      unbrokenSince(sql`
        settlement_holder holder
        left join assignment on assignment.id = holder.assignment_id
        where holder.party_id = ${party} and holder.settlement_id = ${recordId(id)}
      `),
    loginId: userLoginId,
  };
}

/**
 * The first day of the latest of the times that have begun, or of those that it follows without a day between, whoever recorded them
 * apart; null where nobody knows that day.
 */
function unbrokenSince(times: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(
    with held_time as (
      select coalesce(assignment.valid_from, '-infinity') as since, assignment.valid_thru as thru
      from ${times} and coalesce(assignment.valid_from, '-infinity') <= today()
    )
    select nullif(max(since), '-infinity') from held_time
    where not exists (
      select from held_time before where before.since < held_time.since and before.thru >= held_time.since - 1
    )
  )`;
}

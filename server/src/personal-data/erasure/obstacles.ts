import { formatAmount } from '@grzadka/contract/core/number/amount';
import {
  type ErasureObstacle,
  erasureRefusals,
} from '@grzadka/contract/personal-data/erasure.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

interface Found {
  partyId: string;
  gardens: string | null;
  /** What is owed on all accounts that owe, and overpaid on all others. */
  owedGrosz: string | null;
  overpaidGrosz: string | null;
  reminders: string | null;
  handovers: string | null;
  isOnHold: boolean;
  isOwn: boolean;
}

interface Asked {
  readonly parties: readonly string[];
  /** Whoever asks: nobody erases whose login they work with. */
  readonly loginId?: string;
}

/**
 * What stands in the way of forgetting these parties, in words and in the order in which it is shown; a party without any is missing. It is asked when somebody wants it, and again before the data go.
 */
export async function findObstacles(
  db: Kysely<Database>,
  { parties, loginId }: Asked,
): Promise<ReadonlyMap<string, readonly ErasureObstacle[]>> {
  const { rows } = await sql<Found>`
    select
      party.id as party_id,
      (
        select string_agg(distinct garden.name, ', ')
        from assignment join garden on garden.id = garden_id
        where assignment.party_id = party.id and valid_thru >= today()
      ) as gardens,
      money.owed_grosz, money.overpaid_grosz,
      (
        select string_agg(distinct message.subject, ', ')
        from message_recipient_party person
        join message_recipient on message_recipient.id = person.recipient_id
        join message on message.id = message_id
        where person.party_id = party.id and message.kind in ('payment-reminder', 'termination-warning')
          and message.state <> 'done'
      ) as reminders,
      (
        select string_agg(distinct garden.name, ', ')
        from handover_party
        join handover on handover.id = handover_id
        join garden on garden.id = handover.garden_id
        where handover_party.party_id = party.id and handover.state = 'open'
      ) as handovers,
      exists (select from legal_hold where legal_hold.party_id = party.id) as is_on_hold,
      exists (select from login where login.party_id = party.id and login.id = ${loginId ?? null}::uuid) as is_own
    from party
    cross join lateral (
      -- Accounts that went on with others are those others'.
      select
        sum(balance_grosz) filter (where balance_grosz > 0) as owed_grosz,
        -sum(balance_grosz) filter (where balance_grosz < 0) as overpaid_grosz
      from settlement
      where balance_grosz <> 0 and id in (
        select own.settlement_id
        from settlement_holder own
        left join assignment mine on mine.id = own.assignment_id
        where own.party_id = party.id
          and not exists (
            select from settlement_holder other
            join assignment later on later.id = other.assignment_id
            where other.settlement_id = own.settlement_id and later.valid_thru > mine.valid_thru
          )
      )
    ) as money
    where party.id = any(${parties}::uuid[])
  `.execute(db);
  const found = rows.map((row) => [row.partyId, obstaclesOf(row)] as const);
  return new Map(found.filter(([, obstacles]) => obstacles.length > 0));
}

function obstaclesOf(found: Found): readonly ErasureObstacle[] {
  const { gardens, owedGrosz, overpaidGrosz, reminders, handovers, isOnHold, isOwn } = found;
  const { ownLogin, garden, owes, overpaid, reminder, handover, legalHold } = erasureRefusals;
  const amount = (grosz: string) => formatAmount(Number(grosz));
  const obstacles: (ErasureObstacle | false)[] = [
    isOwn && { kind: 'own-login', message: ownLogin },
    gardens !== null && { kind: 'garden', message: garden(gardens) },
    owedGrosz !== null && { kind: 'balance', message: owes(amount(owedGrosz)) },
    overpaidGrosz !== null && { kind: 'balance', message: overpaid(amount(overpaidGrosz)) },
    reminders !== null && { kind: 'reminder', message: reminder(reminders) },
    handovers !== null && { kind: 'handover', message: handover(handovers) },
    isOnHold && { kind: 'legal-hold', message: legalHold },
  ];
  return obstacles.filter((obstacle) => obstacle !== false);
}

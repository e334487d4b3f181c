import type { RecipientReason } from '@grzadka/contract/message/message.labels';
import { consentFor } from '@grzadka/contract/message/message-kinds';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { MessageRow } from '../message-row.ts';

/** Where a recipient is to be written to as of now. */
export interface PresentDispatch {
  readonly id: string;
  /** Those of its people who agree, and their addresses; none where it is to be no e-mail. */
  readonly partyIds: readonly string[];
  readonly emails: readonly string[];
  /** Since when they agree, the day of each. */
  readonly agreedOn: readonly string[];
  /** Why nobody of them is written to by e-mail any more; null where somebody is. */
  readonly reason: RecipientReason | null;
}

/**
 * Asks again who agreed to e-mails, of recipients that were prepared for them, in the transaction that queues these: consents that were
 * withdrawn meanwhile, addresses that changed, and people who are gone (docs/product/messages.md#sending). Whoever withdraws or changes at this
 * very moment waits, or was first.
 */
export async function readPresentDispatch(
  trx: Transaction<Database>,
  { kind }: Pick<MessageRow, 'kind'>,
  recipientIds: readonly string[],
): Promise<ReadonlyMap<string, PresentDispatch>> {
  const consent = consentFor(kind);
  await sql`
    select party.id from party
    join message_recipient_party person on person.party_id = party.id
    where person.recipient_id = any (${recipientIds}::uuid[])
    order by party.id
    for share of party
  `.execute(trx);
  const { rows } = await sql<PresentDispatch>`
    select
      recipient.id,
      coalesce(array_agg(party.id order by position) filter (where consent.state = 'valid'), '{}') as party_ids,
      coalesce(array_agg(party.email order by position) filter (where consent.state = 'valid'), '{}') as emails,
      coalesce(array_agg(given_on::text order by position) filter (where consent.state = 'valid'), '{}') as agreed_on,
      case
        when bool_or(consent.state = 'valid') then null
        when count(party.id) = 0 then 'party-gone'
        when bool_or(consent.state in ('address-changed', 'no-address')) then 'address-changed'
        else 'consent-withdrawn'
      end as reason
    from message_recipient recipient
    left join message_recipient_party person on person.recipient_id = recipient.id
    left join party on party.id = person.party_id and not party.is_erased
    left join (
      select party_id, given_on, state from counting_consent where kind = ${consent}
    ) consent on consent.party_id = person.party_id
    where recipient.id = any (${recipientIds}::uuid[])
    group by recipient.id
  `.execute(trx);
  return new Map(rows.map((dispatch) => [dispatch.id, dispatch]));
}

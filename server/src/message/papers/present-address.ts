import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { addressLines } from '#src/statement/sender.ts';
import { addresseeOf } from '../text/addressee.ts';

/** To whom a letter of a recipient goes as of now. */
export interface PresentAddress {
  /** How those of its people are addressed who are still there; null where none is. */
  readonly name: string | null;
  /** The lines below that, of the first of them who has an address; none where nobody has one. */
  readonly lines: readonly string[];
}

/** That a row of `message_recipient` stands for somebody who has an address on paper today. */
export const isReachable = sql<boolean>`exists (
  select from message_recipient_party person
  join party on party.id = person.party_id
  where person.recipient_id = message_recipient.id
    and coalesce(party.street, party.house_number, party.postal_code, party.city) is not null
)`;

interface Row {
  readonly id: string;
  readonly people: readonly (Parameters<typeof addresseeOf>[0][number] &
    Parameters<typeof addressLines>[0])[];
}

/** To whom letters of these recipients go as of now, which was asked last when they were prepared (docs/product/messages.md#letters). */
export async function readPresentAddresses(
  db: Kysely<Database>,
  recipientIds: readonly string[],
): Promise<ReadonlyMap<string, PresentAddress>> {
  const { rows } = await sql<Row>`
    select
      recipient.id,
      coalesce(
        json_agg(
          json_build_object(
            'name', party.name, 'firstName', first_name, 'lastName', last_name, 'companyName', company_name,
            'street', street, 'houseNumber', house_number, 'postalCode', postal_code, 'city', city
          )
          order by person.position
        ) filter (where party.id is not null),
        '[]'
      ) as people
    from message_recipient recipient
    left join message_recipient_party person on person.recipient_id = recipient.id
    left join party on party.id = person.party_id and not party.is_erased
    where recipient.id = any (${recipientIds}::uuid[])
    group by recipient.id
  `.execute(db);
  return new Map(
    rows.map(({ id, people }) => {
      const lines = people.map(addressLines).find((address) => address.length > 0) ?? [];
      return [id, { name: people.length === 0 ? null : addresseeOf(people), lines }];
    }),
  );
}

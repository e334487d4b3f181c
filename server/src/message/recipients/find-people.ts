import type { MessageGroup } from '@grzadka/contract/message/message-group';
import {
  consentFor,
  isAboutAccount,
  type MessageKind,
} from '@grzadka/contract/message/message-kinds';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { plannedEachTime } from '#src/core/database/prepared-statements.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addressLines } from '#src/statement/sender.ts';
import type { FoundPerson, Person } from './found-person.ts';
import { held, membersOf } from './group-members.ts';

interface Row extends Omit<Person, 'id' | 'address'> {
  readonly partyId: string;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly accountId: string | null;
  readonly gardenId: string | null;
}

/**
 * Whom the groups of a message find, each adding to those before it or taking away from them, in the order of the plots. Of a kind that is about
 * accounts they find accounts, with all who hold these; of any other people, whom 'except' takes away whole: docs/product/messages.md#groups. Nobody finds whose data are being erased.
 */
export async function findPeople(
  db: Kysely<Database>,
  { kind, groups }: { kind: MessageKind; groups: readonly MessageGroup[] },
): Promise<FoundPerson[]> {
  if (groups.length === 0) return [];
  const byAccount = isAboutAccount(kind);
  const steps = [
    held,
    sql`step_0 as (select null::uuid as party_id, null::uuid as settlement_id where false)`,
  ];
  for (const [at, group] of groups.entries()) {
    const [before, after] = [sql.raw(`step_${at}`), sql.raw(`step_${at + 1}`)];
    const members = await membersOf(db, group);
    steps.push(sql`${after} as (${stepOf(group, { before, members, byAccount })})`);
  }
  const last = sql.raw(`step_${groups.length}`);
  const found = byAccount
    ? sql`select party_id, settlement_id from held where settlement_id in (select settlement_id from ${last})`
    : sql`select party_id, settlement_id from ${last}`;
  const { rows } = await sql<Row>`
    with ${sql.join(steps)}, found as (${found})
    select
      party.id as party_id, party.name, party.first_name, party.last_name, party.company_name, party.email,
      party.street, party.house_number, party.postal_code, party.city,
      party.email is not null and agreed.party_id is not null as agreed,
      exists (select from current_membership where party_id = party.id) as is_member,
      settlement.id as account_id, settlement.garden_id
    from found
    join party on party.id = found.party_id and not party.is_erased
    left join settlement on settlement.id = found.settlement_id
    left join held on held.party_id = found.party_id and held.settlement_id = found.settlement_id
    left join valid_consent agreed on agreed.party_id = party.id and agreed.kind = ${consentFor(kind)}
    order by
      settlement.garden_name collate polish nulls last, settlement.number nulls last, party.id = settlement.payer_id desc,
      held.since, party.name collate polish, party.id
    ${plannedEachTime}
  `.execute(db);
  const people = new Map<string, Person>();
  return rows.map((row) => ({
    person: people.getOrInsertComputed(row.partyId, () => personOf(row)),
    account: row.accountId === null ? null : { id: row.accountId, gardenId: row.gardenId },
  }));
}

interface Step {
  readonly before: RawBuilder<unknown>;
  readonly members: RawBuilder<unknown>;
  readonly byAccount: boolean;
}

function stepOf(
  { operator }: Pick<MessageGroup, 'operator'>,
  { before, members, byAccount }: Step,
): RawBuilder<unknown> {
  const kept = sql`select party_id, settlement_id from ${before}`;
  if (operator === 'include') return sql`${kept} union ${members}`;
  const name = sql.raw(byAccount ? 'settlement_id' : 'party_id');
  // A member without an account takes none away.
  return sql`${kept} where not exists (select from (${members}) member where member.${name} = ${before}.${name})`;
}

function personOf({ partyId, street, houseNumber, postalCode, city, ...row }: Row): Person {
  const { name, firstName, lastName, companyName, email, agreed, isMember } = row;
  return {
    id: partyId,
    name,
    firstName,
    lastName,
    companyName,
    email,
    agreed,
    isMember,
    address: addressLines({ street, houseNumber, postalCode, city }),
  };
}

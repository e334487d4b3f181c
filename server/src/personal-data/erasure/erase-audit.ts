import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import { auditedFacts } from '@grzadka/contract/core/record/told-facts';
import { records } from '@grzadka/contract/records';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type Persons, personsOf } from '../registry/persons.ts';
import { registry } from '../registry/registry.ts';

/** The records of persons whose entries say something of them. */
interface Erased {
  readonly type: string;
  readonly table: string;
  readonly whose: (persons: Persons) => RawBuilder<unknown>;
  /** What an entry may hold of the person, by the names of columns and of facts. */
  readonly keys: readonly string[];
  /** They are called by the person. */
  readonly named: boolean;
}

const personalFacts = Object.entries(auditedFacts).flatMap(([name, field]) =>
  'personal' in field && field.personal === 'personal' ? [name] : [],
);

const erasedRecords: readonly Erased[] = records.flatMap((kind: RecordDefinition) => {
  const { name: type, table, fields, calledBy } = kind;
  const data = registry[table];
  if (typeof data?.whose !== 'function') return [];
  const { contact, name } = data.erased ?? {};
  const set = [contact, name].flatMap((phase) => Object.keys(phase?.set ?? {}));
  const personal = Object.entries(fields).flatMap(([column, field]) =>
    field && 'personal' in field && field.personal === 'personal' ? [column] : [],
  );
  const whole = contact?.rows === 'deleted' ? Object.keys(fields) : [];
  const keys = new Set([...personal, ...set, ...whole, ...personalFacts]);
  const named = calledBy.some((column) => {
    const field = fields[column];
    return (
      keys.has(column) ||
      column === 'name' ||
      (field?.kind === 'record' && field.recordType === 'party')
    );
  });
  if (personal.length + set.length + whole.length === 0 && !named) return [];
  const whose = contact?.where ?? name?.where ?? data.whose;
  return [{ type, table, whose, keys: [...keys], named }];
});

/** What an entry holds of whoever read a meter, stood before it or decided, and of what they said of it. */
const readingKeys = ['measurement', 'measurementReversal', 'campaignVisit', 'submission'].flatMap(
  (table) => Object.keys(registry[table]?.erased?.contact?.set ?? {}),
);

/** Takes what the audit holds of these parties, by the function of the owner's that alone may do that. */
export async function eraseFromAudit(
  trx: Transaction<Database>,
  parties: readonly string[],
): Promise<void> {
  const persons = personsOf(parties);
  const theirs = erasedRecords.map(
    ({ type, table, whose, keys, named }) => sql`
      select ${sql.lit(type)} as type, id::text as id, ${sql.val(keys)}::text[] as keys, ${sql.lit(named)} as named
      from ${sql.table(table)} where ${whose(persons)}
    `,
  );
  const { isLogin, isMeterThen } = persons;
  const noMeter = sql`null::text as meter`;
  const readings = [
    sql`
      select 'meter' as type, meter_id::text as id, ${noMeter}, login_id::text as login
      from measurement where ${isLogin(sql`measurement.login_id`)}
    `,
    sql`
      select 'meter', meter_id::text, null, reversal.login_id::text
      from measurement_reversal reversal join measurement on measurement.id = measurement_id
      where ${isLogin(sql`reversal.login_id`)}
    `,
    sql`
      select 'campaign', campaign_id::text, meter_id::text, login_id::text from campaign_visit
      where ${isLogin(sql`campaign_visit.login_id`)}
        or ${isMeterThen(sql`campaign_visit.meter_id`, sql`campaign_visit.visited_at`)}
    `,
  ];
  await sql`
    select erase_persons_from_audit(
      ${parties}::uuid[] || array(select id from settlement where ${persons.isOwnAccount(sql`settlement.id`)}),
      array(select id from login where ${persons.isParty(sql`login.party_id`)}),
      (select jsonb_agg(one) from (${sql.join(theirs, sql` union all `)}) one),
      (
        select jsonb_agg(one)
        from (${sql.join(readings, sql` union `)}) one
      ),
      ${readingKeys}::text[],
      array(
        select (kept ->> 'last_name') || ' ' || (kept ->> 'first_name') from erasure
        where party_id = any(${parties}::uuid[]) and kept ->> 'last_name' is not null
      )
    )
  `.execute(trx);
}

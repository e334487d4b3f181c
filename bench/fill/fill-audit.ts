import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { dropIndexes } from '@grzadka/server/test/dropped-indexes.ts';
import { type Kysely, sql } from 'kysely';
import { inSlices, pick, share } from './slices.ts';

/** Who works in the office of a town, by the name that the audit has; each has a login. */
const staff = ['Nowak Anna', 'Kowalska Zofia', 'Wiśniewski Jan', 'Zając Piotr'];
const actors = [...staff, commandLine.displayName];

/** So many records of a kind are the ones that are changed over and over. */
const changed = 20_000;

/** Fills the audit with what a few people do over ten years, mostly changes of gardens, meters and parties. */
export async function fillAudit(db: Kysely<Database>, count: number): Promise<void> {
  await sql`
    create temp table changed_record as
      select type, id, record_name(type, id::text) as name, row_number() over () as place
      from (
        (select 'garden' as type, id from garden order by id limit ${sql.lit(changed)})
        union all (select 'meter', id from meter order by id limit ${sql.lit(changed)})
        union all (select 'party', id from party order by id limit ${sql.lit(changed)})
      ) record;
    create index on changed_record (place);
  `.execute(db);
  await sql`
    insert into login (id, user_name, password_hash, role)
    select md5(name)::uuid, name, '', 'ROLE_EMPLOYEE' from unnest(${staff}::text[]) as name
  `.execute(db);
  const makeIndexes = await dropIndexes(db, ['audit_entry']);
  await inSlices(count, (numbers) =>
    sql`
      insert into audit_entry
        (id, at, login_id, actor, action, record_type, record_id, record_name, before, after)
      select
        uuidv7(), now() - number.i * interval '10 years' / ${sql.lit(count)},
        md5(nullif(${pick(actors, 1)}, ${commandLine.displayName}))::uuid, ${pick(actors, 1)},
        case when ${share(2)} < 20 then 'create' else 'update' end,
        record.type, record.id::text, record.name,
        jsonb_build_object('name', 'Nazwa ' || number.i), jsonb_build_object('name', 'Nazwa ' || (number.i + 1))
      from ${numbers} number
      join changed_record record
        on record.place = 1 + (hashint8extended(number.i, 3) & 2147483647)
          % (select count(*) from changed_record)
    `.execute(db),
  );
  await makeIndexes();
  await sql`drop table changed_record`.execute(db);
}

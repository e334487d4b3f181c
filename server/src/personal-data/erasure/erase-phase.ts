import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { objectsAreFree } from '#src/core/database/objects-lock.ts';
import type { Database } from '#src/core/database/tables.ts';
import { type Persons, personsOf } from '../registry/persons.ts';
import { registry } from '../registry/registry.ts';
import { eraseFromAudit } from './erase-audit.ts';
import { keptName } from './hold.ts';
import { dropObjects, type MailFolder, noteFiles } from './note-files.ts';
import { findObstacles } from './obstacles.ts';
import { rowsOf } from './rows-of.ts';

/** Which data go, in this order. */
export type Phase = 'contact' | 'name';

/** In the order in which rows can go: what refers to others before them. Documents go last, those that nothing else refers to. */
export const deletions = [
  'mailMessage',
  'readingPhoto',
  'knownSender',
  'waiting',
  'bankLineReason',
  'personalExport',
  'dataRequest',
  'session',
  'consent',
  'login',
] as const;

/** Nobody who is signed in does it. */
const actor = { userLoginId: null, displayName: 'program' };

/** What the last posting of a person lets the name go on, by the columns of `erasure`: today where there is none. */
const nameOn = sql`coalesce((
  select make_date(extract(year from max(posting_day))::integer + 6, 1, 1)
  from (
    select posting_day from ledger_line
    where ${personsOf(sql`erasure.party_id`).isAccountThen(sql`ledger_line.settlement_id`, sql`ledger_line.posting_day`)}
    union all
    select booking_day from cost where supplier_id = erasure.party_id
  ) posted
), today())`;

interface Portion {
  /** How many at most. */
  readonly most: number;
  /** Those that come behind this one. */
  readonly after: string;
  /** Erasures whose day does not matter, and what stands in their way neither. */
  readonly which?: readonly string[];
  readonly mails: MailFolder;
}

/** What became of a portion. */
interface Done {
  readonly erased: number;
  /** The last one that was looked at; null where there are no more. */
  readonly last: string | null;
}

/**
 * Takes the data of some persons whose day has come, all of theirs or nothing. `owner` is the database for the owner of its tables: what was
 * written of money and in the audit lets personal texts go to nobody else. Nothing goes while a backup reads the storage.
 */
export function erasePortion(
  owner: Kysely<Database>,
  phase: Phase,
  { most, after, which, mails }: Portion,
): Promise<Done> {
  return owner.transaction().execute(async (trx) => {
    const { rows: free } = await sql<{ free: boolean }>`select ${objectsAreFree} as free`.execute(
      trx,
    );
    if (!free[0]?.free) return { erased: 0, last: null };
    const { rows } = await sql<{ id: string; partyId: string }>`
      select id, party_id from erasure
      where state = ${phase === 'contact' ? 'held' : 'contact'} and id > ${after} and party_id is not null
        and ${which === undefined ? isDue[phase] : sql`id = any(${which}::uuid[])`}
      order by id limit ${most} for update skip locked
    `.execute(trx);
    const last = rows.at(-1)?.id ?? null;
    const left = await findLeft(trx, rows, which === undefined ? phase : null);
    const due = rows.filter(({ partyId }) => !left.has(partyId));
    if (due.length === 0) return { erased: 0, last };
    const erasures = due.map(({ id }) => id);
    const parties = due.map(({ partyId }) => partyId);
    await sql`select set_config('grzadka.erases_person', 'on', true)`.execute(trx);
    if (phase === 'contact') await eraseContacts(trx, { erasures, parties, mails });
    else await eraseNames(trx, { erasures, parties });
    await sql`select set_config('grzadka.erases_person', 'off', true)`.execute(trx);
    for (const recordId of parties) {
      const action = phase === 'contact' ? 'erase-contact' : 'erase-name';
      await writeAuditEntry(trx, { actor, action, recordType: 'party', recordId });
    }
    return { erased: due.length, last };
  });
}

/** Whose turn it is: the days of the hold are over, or those of the ledger. */
const isDue: Readonly<Record<Phase, RawBuilder<SqlBool>>> = {
  contact: sql`held_thru < today()`,
  name: sql`name_on <= today()`,
};

/**
 * Which of these parties are left for another night: those that a court may ask about, and, where their day matters in this phase, those with
 * something in the way, or for whom something was posted since. Until the portion is done nothing is posted for them, and no hold is set.
 */
async function findLeft(
  trx: Transaction<Database>,
  rows: readonly { readonly id: string; readonly partyId: string }[],
  phase: Phase | null,
): Promise<ReadonlySet<string>> {
  const parties = rows.map(({ partyId }) => partyId);
  await sql`
    select id from party where id = any(${parties}::uuid[]) order by id for no key update
  `.execute(trx);
  await sql`
    select id from settlement
    where id in (select settlement_id from settlement_holder where party_id = any(${parties}::uuid[]))
    order by id for no key update
  `.execute(trx);
  const { rows: held } = await sql<{ partyId: string }>`
    select party_id from legal_hold where party_id = any(${parties}::uuid[])
  `.execute(trx);
  const left = new Set(held.map(({ partyId }) => partyId));
  if (phase === 'contact') {
    for (const partyId of (await findObstacles(trx, { parties })).keys()) left.add(partyId);
  }
  if (phase === 'name') {
    const erasures = rows.map(({ id }) => id);
    const { rows: reckoned } = await sql<{ partyId: string; isDue: boolean }>`
      update erasure set name_on = ${nameOn} where id = any(${erasures}::uuid[])
      returning party_id, name_on <= today() as is_due
    `.execute(trx);
    for (const { partyId, isDue: isTime } of reckoned) if (!isTime) left.add(partyId);
  }
  return left;
}

interface Erased {
  readonly erasures: readonly string[];
  readonly parties: readonly string[];
}

async function eraseContacts(
  trx: Transaction<Database>,
  { erasures, parties, mails }: Erased & { mails: MailFolder },
): Promise<void> {
  const persons = personsOf(parties);
  await noteFiles(trx, { erasures, parties, mails });
  // Before the consents that name them, and the handovers.
  const documents = await sql<{ id: string }>`
    select id from document where ${rowsOf('document', 'contact', persons)}
  `.execute(trx);
  await setColumns(trx, 'contact', persons);
  await eraseFromAudit(trx, parties);
  for (const table of deletions) {
    await sql`delete from ${sql.table(table)} where ${rowsOf(table, 'contact', persons)}`.execute(
      trx,
    );
  }
  await dropObjects(trx, { erasures, documents: documents.rows.map(({ id }) => id) });
  await sql`
    update erasure set state = 'contact', contact_at = now(), kept = ${keptName}, login_ids = '{}', name_on = ${nameOn}
    where id = any(${erasures}::uuid[])
  `.execute(trx);
}

async function eraseNames(
  trx: Transaction<Database>,
  { erasures, parties }: Erased,
): Promise<void> {
  await setColumns(trx, 'name', personsOf(parties));
  await eraseFromAudit(trx, parties);
  await sql`
    update erasure set state = 'name', name_at = now(), kept = null where id = any(${erasures}::uuid[])
  `.execute(trx);
}

/** Sets the columns that the registry says, table by table. */
async function setColumns(
  trx: Transaction<Database>,
  phase: Phase,
  persons: Persons,
): Promise<void> {
  for (const [table, { erased }] of Object.entries(registry)) {
    const { set, named = [] } = erased?.[phase] ?? {};
    const steps = named.map((other) => ({ set: other.set, rows: other.where(persons) }));
    if (set !== undefined)
      steps.unshift({ set, rows: sql<SqlBool>`${rowsOf(table, phase, persons)}` });
    for (const step of steps) {
      const columns = Object.entries(step.set).flatMap(([name, value]) =>
        value === undefined ? [] : [sql`${sql.ref(name)} = ${value}`],
      );
      await sql`
        update ${sql.table(table)} set ${sql.join(columns)} where ${step.rows}
      `.execute(trx);
    }
  }
}

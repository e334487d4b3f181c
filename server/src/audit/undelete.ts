import { type Kysely, sql, type Transaction } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { hasUserName } from '#src/login/login.repo.ts';
import { hashPassword } from '#src/login/password.ts';
import { type DeletedRecord, findDeleted, type KeptRows } from './deleted-records.ts';
import { restoredTables } from './restorable.ts';

/** A row by column, in camel case. */
type Row = KeptRows[string][number];

/** What came back. */
export interface Restored extends DeletedRecord {
  /** User names of logins that came back, without their passwords. */
  logins: string[];
  /** User names of logins that did not, because another login has their name by now. */
  takenLogins: string[];
}

/**
 * Brings back a deleted party, news entry, notice, page version or document with all that went with
 * it, under its old id, from the audit trail. Logins come back with a password that nobody has.
 * Throws a `StartError`, changing nothing, when nothing was deleted under the id or it cannot come
 * back.
 */
export function undelete(
  db: Kysely<Database>,
  { recordId, actor }: { recordId: string; actor: Actor },
): Promise<Restored> {
  return change(db, actor, async ({ trx }) => {
    const record = await findDeleted(trx, recordId);
    if (!record) throw new StartError(`Nie ma nic do przywrócenia o numerze „${recordId}”.`);
    const { restored, taken } = await separateTaken(trx, record.rows['login'] ?? []);
    const rows: KeptRows = { ...record.rows, login: await withoutPassword(restored) };
    for (const table of restoredTables) {
      await insertRows(trx, table, rows[table] ?? []).catch(explain);
    }
    const { recordType } = record;
    await writeAuditEntry(trx, { actor, action: 'undelete', recordType, recordId });
    return { ...record, logins: restored.map(userNameOf), takenLogins: taken.map(userNameOf) };
  });
}

function userNameOf(login: Row): string {
  return String(login['userName']);
}

async function separateTaken(trx: Transaction<Database>, logins: readonly Row[]) {
  const restored: Row[] = [];
  const taken: Row[] = [];
  for (const login of logins) {
    const namesake = await trx
      .selectFrom('login')
      .select('id')
      .where(hasUserName(userNameOf(login)))
      .executeTakeFirst();
    (namesake ? taken : restored).push(login);
  }
  return { restored, taken };
}

/** The audit keeps no passwords, so the logins get one that nobody has. */
function withoutPassword(logins: readonly Row[]): Promise<Row[]> {
  return Promise.all(
    logins.map(async (login) => ({
      ...login,
      passwordHash: await hashPassword(crypto.randomUUID()),
    })),
  );
}

/** Inserts rows of any table; columns that the database computes or no longer has are left out. */
async function insertRows(
  trx: Transaction<Database>,
  table: (typeof restoredTables)[number],
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const known = new Set(await writableColumns(trx, table));
  const columns = sql.join(
    Object.keys(first)
      .filter((name) => known.has(snakeCase(name)))
      .map((name) => sql.ref(name)),
  );
  const cells = JSON.stringify(rows.map(withColumnNames));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${cells}::jsonb)
  `.execute(trx);
}

async function writableColumns(trx: Transaction<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${snakeCase(table)}::regclass
      and attnum > 0 and not attisdropped and attgenerated = ''
  `.execute(trx);
  return rows.map(({ name }) => name);
}

function withColumnNames(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const obstacles: Record<string, string> = {
  party_register_number_key: 'inny podmiot ma już ten sam numer ewidencyjny',
  document_object_id_fkey: 'pliku już nie ma (usunięte pliki są przechowywane 90 dni)',
  content_block_image_id_fkey: 'jednego z obrazów już nie ma (są przechowywane 90 dni)',
};

function explain(error: unknown): never {
  const obstacle = obstacles[violatedConstraint(error) ?? ''];
  if (obstacle === undefined) throw error;
  throw new StartError(`Nie można przywrócić: ${obstacle}.`, error);
}

import { sql, type Transaction } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { snakeCase } from '#src/core/database/snake-case.ts';
import type { Database } from '#src/core/database/tables.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import { hasUserName } from '#src/login/login.repo.ts';
import { hashPassword } from '#src/login/password.ts';
import { type LoginSecrets, takeLoginSecrets } from '#src/party/deleted-login-secrets.ts';
import type { DeletedRecord, KeptRows } from './deleted-records.ts';
import { type RestoredTable, restoredTables, sharedTables } from './restorable.ts';

/** Something deleted that cannot come back; the message is the reason, a part of a Polish sentence. */
export class RestoreObstacle extends Error {
  override name = 'RestoreObstacle';
}

/** The obstacle that it is there already. */
export const alreadyThere = 'te dane są już w programie';

/** The user names of a deleted record's logins that other logins have by now. */
export async function takenUserNames(
  { trx }: ChangeTransaction,
  { rows }: DeletedRecord,
): Promise<string[]> {
  const taken: string[] = [];
  for (const login of rows['login'] ?? []) {
    const userName = userNameOf(login);
    const namesake = await trx
      .selectFrom('login')
      .select('id')
      .where(hasUserName(userName))
      .executeTakeFirst();
    if (namesake) taken.push(userName);
  }
  return taken;
}

/**
 * Inserts what a deletion took along under its old ids, all or nothing, each row one version on, so that a form which somebody
 * opened before is refused as stale; records which deletion was undone. A login comes back with its password and second factor
 * within the time to undo, later with a password that nobody has; one of `without` stays away. Returns the user names of those
 * without a password. Throws a `RestoreObstacle`.
 */
export async function bringBack(
  { trx, actor }: ChangeTransaction,
  { entryId, id, recordType, rows }: DeletedRecord,
  { without }: { without: readonly string[] },
): Promise<{ withoutPassword: string[] }> {
  const logins = (rows['login'] ?? []).filter((login) => !without.includes(userNameOf(login)));
  const secrets = await takeLoginSecrets(
    trx,
    logins.map(({ id: loginId }) => String(loginId)),
  );
  const secretsOf = (login: KeptRow) => secrets.find(({ loginId }) => loginId === login['id']);
  const back: KeptRows = {
    ...rows,
    login: await Promise.all(logins.map((login) => withPassword(login, secretsOf(login)))),
    secondFactor: secrets.flatMap(({ secondFactor }) => secondFactor),
    recoveryCode: secrets.flatMap(({ recoveryCode }) => recoveryCode),
  };
  await sql`set constraints settlement_holder_assignment_id_fkey deferred`.execute(trx);
  for (const table of restoredTables) {
    await insertRows(trx, table, (back[table] ?? []).map(oneVersionOn)).catch(explain);
  }
  const after = { deletion: entryId };
  await writeAuditEntry(trx, { actor, action: 'undelete', recordType, recordId: id, after });
  return { withoutPassword: logins.filter((login) => !secretsOf(login)).map(userNameOf) };
}

function userNameOf(login: KeptRow): string {
  return String(login['userName']);
}

async function withPassword(login: KeptRow, secrets: LoginSecrets | undefined): Promise<KeptRow> {
  const passwordHash = secrets?.passwordHash ?? (await hashPassword(crypto.randomUUID()));
  return { ...login, passwordHash };
}

function oneVersionOn(row: KeptRow): KeptRow {
  const { version } = row;
  return typeof version === 'number' ? { ...row, version: version + 1 } : row;
}

const obstacles: Record<string, string> = {
  party_pkey: alreadyThere,
  login_pkey: alreadyThere,
  login_party_id_fkey: 'najpierw trzeba przywrócić podmiot, który miał ten login',
  // The first row of an entry and of a page version.
  content_pkey: alreadyThere,
  document_pkey: alreadyThere,
  party_register_number_key: 'inny podmiot ma już ten sam numer ewidencyjny',
  login_user_name: 'inny login ma już taką samą nazwę użytkownika',
  assignment_garden_id_fkey: 'jednej z działek już nie ma',
  settlement_garden_id_fkey: 'jednej z działek już nie ma',
  party_register_number_any_case: 'inny podmiot ma już ten sam numer ewidencyjny',
  transfer_application_once: 'takie zgłoszenie przeniesienia prawa do działki jest już zapisane',
  transfer_application_from_party_id_fkey:
    'najpierw trzeba przywrócić, kto zgłosił przeniesienie prawa do działki',
  transfer_application_to_party_id_fkey:
    'najpierw trzeba przywrócić, na kogo zgłoszono przeniesienie prawa do działki',
  resolution_pkey: alreadyThere,
  resolution_number_unique: 'w tym roku jest już inna uchwała o tym numerze',
  resolution_file_id_fkey: 'dokumentu tej uchwały już nie ma',
  fee_kind_pkey: alreadyThere,
  fee_kind_name_unique: 'jest już inny rodzaj opłaty o tej nazwie',
  fee_kind_code_unique: 'inny rodzaj opłaty ma już ten skrót',
  tariff_pkey: alreadyThere,
  tariff_overlaps: 'w tym czasie obowiązuje już inna stawka',
  tariff_fee_kind_id_fkey: 'tego rodzaju opłaty już nie ma',
  tariff_resolution_id_fkey: 'uchwały tej stawki już nie ma',
  tariff_zone_id_fkey: 'strefy, której dotyczy ta stawka, już nie ma',
  exemption_pkey: alreadyThere,
  exemption_fee_kind_id_fkey: 'tego rodzaju opłaty już nie ma',
  exemption_settlement_id_fkey: 'konta rozliczeniowego, którego dotyczy ta ulga, już nie ma',
  exemption_party_id_fkey: 'osoby lub firmy, której dotyczy ta ulga, już nie ma',
  exemption_resolution_id_fkey: 'uchwały tej ulgi już nie ma',
  consent_document_id_fkey: 'dokumentu jednej ze zgód już nie ma',
  document_object_id_fkey: 'pliku już nie ma (usunięte pliki są przechowywane 90 dni)',
  content_block_image_id_fkey: 'jednego z obrazów już nie ma (są przechowywane 90 dni)',
};

function explain(error: unknown): never {
  const reason = obstacles[violatedConstraint(error) ?? ''];
  throw reason === undefined ? error : new RestoreObstacle(reason, { cause: error });
}

/** A row by column, in camel case. */
type KeptRow = KeptRows[string][number];

/** Inserts rows of any table; columns that the database computes or no longer has are left out. */
async function insertRows(
  trx: Transaction<Database>,
  table: RestoredTable,
  rows: readonly KeptRow[],
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
    ${sharedTables.has(table) ? sql`on conflict (id) do nothing` : sql``}
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

function withColumnNames(row: KeptRow): KeptRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
}

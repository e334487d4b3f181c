import { join } from 'node:path';
import type { Role } from '@grzadka/contract/core/access/roles';
import { gardenTimeZone, gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import type { Settings } from '@grzadka/contract/settings/settings.model';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readManifest } from '#src/backup/archive/read-archive.ts';
import { newestGood, readKnownBackups } from '#src/backup/backup.repo.ts';
import { toldBankAccounts } from '#src/bank/accounts/bank-account.list.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { column } from '#src/core/list/conditions.ts';
import { readDeadlines } from '#src/deadline/deadline.repo.ts';
import { type Receivable, readReceivables } from '#src/ledger/receivables.repo.ts';
import { getSettings } from '#src/settings/settings.repo.ts';

type Needs = Pick<WorkerContext, 'db' | 'config' | 'log'>;

/** Who may sign in, without what they sign in with. */
export interface HandedLogin {
  readonly userName: string;
  readonly party: string | null;
  readonly role: Role;
  readonly enabled: boolean;
  readonly hasSecondFactor: boolean;
}

/** Something that the next board goes on with. */
export interface OpenMatter {
  readonly kind:
    | 'news'
    | 'notice'
    | 'page-version'
    | 'message'
    | 'charge-run'
    | 'submission'
    | 'bank-line';
  readonly name: string | null;
  /** In grosze, of a line of the bank's. */
  readonly amount: number | null;
  /** Since when it waits. */
  readonly day: string;
}

/** A published or kept document. */
export interface HandedDocument {
  readonly name: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly createdAt: string;
  readonly publicationFromDate: string | null;
  readonly publicationThruDate: string | null;
}

/** A bank account or a cash box with what the ledger has there. */
export interface HandedPlace {
  readonly kind: 'bank' | 'cash';
  readonly name: string;
  /** Null of a cash box. */
  readonly nrb: string | null;
  readonly balance: number;
  readonly statementDay: string | null;
  readonly statementClosing: number | null;
}

/** The newest backup: its file, and what that says of itself. */
interface HandedBackup {
  readonly fileName: string;
  readonly createdAt: string;
  readonly manifest: string;
}

/** All that stands in a handover pack, as of one instant. */
export interface Handover {
  readonly day: string;
  readonly settings: Settings;
  readonly logins: readonly HandedLogin[];
  readonly matters: readonly OpenMatter[];
  readonly deadlines: readonly Deadline[];
  readonly documents: readonly HandedDocument[];
  readonly accounts: readonly Receivable[];
  readonly places: readonly HandedPlace[];
  /** Null where there is none. */
  readonly backup: HandedBackup | null;
}

/** Reads what a handover pack is written from; the database as of one instant. */
export async function readHandover({ db, config, log }: Needs): Promise<Handover> {
  const day = gardenToday();
  const backup = await readBackup(config);
  // Jobs have no other way to say it.
  const told = { warn: log.error.bind(log) };
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({
      day,
      backup,
      settings: await getSettings(trx, config),
      logins: await readLogins(trx),
      matters: await readMatters(trx),
      deadlines: await readDeadlines({
        db: trx,
        role: 'ROLE_ADMIN',
        today: day,
        config,
        log: told,
      }),
      documents: await readDocuments(trx),
      accounts: await readReceivables(trx, day),
      places: [...(await readBankAccounts(trx)), ...(await readCashBoxes(trx))],
    }));
}

async function readBackup({ backupDir }: Needs['config']): Promise<HandedBackup | null> {
  if (backupDir === null) return null;
  const { items } = await readKnownBackups(backupDir);
  const newest = newestGood(items);
  if (newest === undefined) return null;
  const { fileName, createdAt } = newest;
  const manifest = await readManifest(join(backupDir, fileName));
  return { fileName, createdAt, manifest };
}

function readLogins(db: Kysely<Database>): Promise<HandedLogin[]> {
  return db
    .selectFrom('login')
    .leftJoin('party', 'party.id', 'login.partyId')
    .leftJoin('secondFactor', (factor) =>
      factor.onRef('secondFactor.loginId', '=', 'login.id').on('switchedOnAt', 'is not', null),
    )
    .select(['userName', 'party.name as party', 'role', 'enabled'])
    .select(sql<boolean>`second_factor.login_id is not null`.as('hasSecondFactor'))
    .orderBy(sql`user_name collate polish`)
    .execute();
}

/** Drafts, reports of readings, and lines of the bank's that nobody has said the purpose of. */
async function readMatters(db: Kysely<Database>): Promise<OpenMatter[]> {
  const { rows } = await sql<OpenMatter>`
    select 'news' as kind, title as name, null::bigint as amount, ${dayIn(sql`created_at`)} as day
      from news where publication_from_date is null
    union all select 'notice', title, null, ${dayIn(sql`created_at`)}
      from notice where publication_from_date is null
    union all select 'page-version', page.name, null, ${dayIn(sql`page_version.created_at`)}
      from page_version join page on page.id = page_id where publication_from_date is null
    union all select 'message', nullif(subject, ''), null, ${dayIn(sql`created_at`)}
      from message where state <> 'done'
    union all select 'charge-run', title, null, ${dayIn(sql`created_at`)}
      from charge_run where state = 'draft'
    union all select 'submission', meter.name, null, ${dayIn(sql`submission.created_at`)}
      from submission join meter on meter.id = meter_id where submission.state = 'waiting'
    union all select 'bank-line', concat_ws(' – ', counterparty_name, nullif(title, '')), amount_grosz, booking_day
      from bank_line where state in ('suggested', 'unclear')
    order by kind, day, name
  `.execute(db);
  return rows;
}

/** The day of an instant in the gardens. */
function dayIn(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(${at} at time zone ${sql.lit(gardenTimeZone)})::date`;
}

async function readDocuments(db: Kysely<Database>): Promise<HandedDocument[]> {
  const rows = await db
    .selectFrom('document')
    .select(['name', 'fileName', 'size', 'createdAt'])
    .select(['publicationFromDate', 'publicationThruDate'])
    .orderBy(sql`name collate polish`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

async function readBankAccounts(db: Kysely<Database>): Promise<HandedPlace[]> {
  const rows = await toldBankAccounts(db).orderBy(sql`bank_account.name collate polish`).execute();
  return rows.map(({ name, nrb, balance, statementDay, statementClosing }) => ({
    kind: 'bank',
    name,
    nrb,
    balance,
    statementDay,
    statementClosing,
  }));
}

async function readCashBoxes(db: Kysely<Database>): Promise<HandedPlace[]> {
  const rows = await db
    .selectFrom('cashBox')
    .select(['name', grosze(column('cashBox.balanceGrosz')).as('balance')])
    .orderBy(sql`name collate polish`)
    .execute();
  const unknown = { nrb: null, statementDay: null, statementClosing: null };
  return rows.map((row) => ({ kind: 'cash', ...row, ...unknown }));
}

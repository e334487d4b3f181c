import type { RowRemark } from '@grzadka/contract/import/import.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Actor, commandLine, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { type ImportedEntry, writeImportedEntries } from '#src/core/change/imported-entries.ts';
import { planEachTime, takeAllTime } from '#src/core/database/long-work.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Progress } from '#src/core/process/progress-bar.ts';
import type { ImportKind, IntoRecord } from './engine/define-import.ts';
import type { Counts } from './engine/plan.ts';
import { FaultyRowsError } from './faulty-rows.ts';
import { ImportBusyError } from './import-error.ts';
import type { RecognisedFile } from './import-kinds.ts';

/** How a file is imported. */
export interface ImportOptions {
  /** Who imports; the command line unless somebody is signed in. */
  readonly actor?: Actor;
  /** What the file is called, for the audit. */
  readonly fileName: string;
  /** The record that it is taken into. */
  readonly into?: IntoRecord | undefined;
  /** Does everything but write. */
  readonly isDryRun?: boolean;
  /** Refuses with an `ImportBusyError` while another import is under way, and does not wait for its end. */
  readonly isRefusedWhenBusy?: boolean;
  /** Called before the first row is checked, and after each portion of them. */
  readonly checked?: Progress;
  /** Called after each portion of what is to be written. */
  readonly progress?: Progress;
}

/** What an import did, or would do. */
export interface ImportOutcome {
  /** The records in the plural: 'Działki'. */
  readonly title: string;
  readonly counts: Counts;
  /** Further Polish sentences about what was done. */
  readonly notes: readonly string[];
  /** Odd values that were taken all the same. */
  readonly warnings: readonly RowRemark[];
  readonly isDryRun: boolean;
}

/**
 * Imports a file of gardens, parties, assignments, meters, devices, readings, opening balances or amounts set by hand: checks every row, then writes all of
 * them or none. Throws a `FaultyRowsError` with every fault of the file.
 */
export async function importFile(
  db: Kysely<Database>,
  { kind, ...file }: RecognisedFile,
  {
    actor = commandLine,
    fileName,
    into,
    isDryRun = false,
    isRefusedWhenBusy = false,
    checked = () => {},
    progress = () => {},
  }: ImportOptions,
): Promise<ImportOutcome> {
  return change(db, actor, async (tx) => {
    const { trx } = tx;
    await takeAllTime(trx);
    await planEachTime(trx);
    await takeTurn(trx, isRefusedWhenBusy);
    if (into !== undefined) await kind.lockInto?.(tx, into);
    checked(0, file.rowCount);
    if (!isDryRun) await keepOthersOut(trx, kind);
    const { counts, notes, faults, faultyRows, warnings, write } = await kind.prepare(
      tx,
      { ...file, into },
      checked,
    );
    if (faults.length > 0) throw new FaultyRowsError({ faults, faultyRows, warnings });
    if (!isDryRun) {
      const about = { action: 'import', recordType: 'import', recordId: newId() };
      const after = { fileName, records: kind.title, ...counts };
      const importId = await writeAuditEntry(trx, { actor, ...about, after });
      const tell = (entries: readonly ImportedEntry[]) =>
        writeImportedEntries(trx, { actor, importId }, entries);
      await write(tell, progress);
    }
    return { title: kind.title, counts, notes, warnings, isDryRun };
  });
}

/** One import at a time, whoever runs it and wherever: each takes memory and keeps others from writing. */
async function takeTurn(trx: Transaction<Database>, isRefusedWhenBusy: boolean): Promise<void> {
  const key = sql`hashtext('grzadka import')`;
  if (!isRefusedWhenBusy) {
    await sql`select pg_advisory_xact_lock(${key})`.execute(trx);
    return;
  }
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${key}) as mine
  `.execute(trx);
  if (!rows[0]?.mine) throw new ImportBusyError();
}

/**
 * What the plan was made on must not change before it is carried out. Readers go on; whoever writes
 * to these tables, or locks a row of them to write to it, waits until the import is over.
 */
async function keepOthersOut(db: Kysely<Database>, { tables }: ImportKind): Promise<void> {
  // What is taken into a record is kept from others by that.
  if (tables.length === 0) return;
  const names = sql.join(tables.map((table) => sql.table(table)));
  await sql`lock table ${names} in exclusive mode`.execute(db);
}

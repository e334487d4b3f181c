import { createHash } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { ImportReport, RowRemark } from '@grzadka/contract/import/import.model';
import { mostRemarks } from '@grzadka/contract/import/import.model';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { fromDatabaseError } from '#src/core/errors/database-error.ts';
import { describeCause } from '#src/core/errors/describe-cause.ts';
import { FaultyRowsError } from '../faulty-rows.ts';
import { ImportBusyError, ImportError } from '../import-error.ts';
import { importFile } from '../import-file.ts';
import { ImportGuard } from '../import-guard.ts';
import { recogniseFile } from '../import-kinds.ts';
import { readTableBytes } from '../read/read-table.ts';
import { type ImportMessage, type ImportOrder, importOrder } from './import-messages.ts';

// The process that runs one import for the server and ends with it. When that is gone, nobody wants the
// import any more: the database undoes what was written.
process.once('disconnect', () => process.exit());
process.once('message', (message: unknown) => void follow(importOrder.parse(message)));

async function follow(order: ImportOrder): Promise<void> {
  const last = await run(order).catch(explain);
  // Whoever reads the last word ends this process at once, before it would keep for the next one what it has compiled.
  flushCompileCache();
  process.send?.(last, () => process.disconnect?.());
}

function tell(message: ImportMessage): void {
  process.send?.(message);
}

async function run({
  databaseUrl,
  kind,
  fileName,
  into,
  actor,
  sha256: checked,
}: ImportOrder): Promise<ImportMessage> {
  const bytes = await buffer(process.stdin);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const isDryRun = checked === null;
  if (!isDryRun && checked !== sha256) return { kind: 'another-file' };
  const guard = new ImportGuard();
  const file = recogniseFile(await readTableBytes(bytes, fileName, guard.check), kind);
  guard.wait();
  const about = { kind: 'report', sha256, rows: file.rowCount } as const;
  const database = openDatabase(databaseUrl, { max: 1, statementTimeout: 0 });
  try {
    const { counts, notes, warnings } = await importFile(database.db, file, {
      actor,
      fileName,
      into: into === null ? undefined : { id: into.id, ifMatch: into.ifMatch ?? undefined },
      isDryRun,
      isRefusedWhenBusy: true,
      checked(done, total) {
        guard.check();
        tell({ kind: 'progress', phase: 'check', done, total });
      },
      progress(done, total) {
        guard.check();
        tell({ kind: 'progress', phase: 'write', done, total });
      },
    });
    return {
      ...about,
      isStored: !isDryRun,
      faultyRows: 0,
      counts,
      faults: firstOf([]),
      warnings: firstOf(warnings),
      notes: [...notes],
    };
  } catch (error) {
    if (!(error instanceof FaultyRowsError)) throw error;
    const { faults, faultyRows, warnings } = error.remarks;
    return {
      ...about,
      isStored: false,
      faultyRows,
      counts: null,
      faults: firstOf(faults),
      warnings: firstOf(warnings),
      notes: [],
    };
  } finally {
    await closeDatabase(database);
  }
}

function firstOf(remarks: readonly RowRemark[]): ImportReport['faults'] {
  const total = remarks.reduce((sum, { count }) => sum + count, 0);
  return { total, first: remarks.slice(0, mostRemarks) };
}

/** Why there is no report. */
function explain(error: unknown): ImportMessage {
  if (error instanceof ImportBusyError) return { kind: 'busy' };
  if (error instanceof ImportError) return { kind: 'refused', lines: [...error.lines] };
  // A rule may refuse the whole: whoever began the import may write no such records any more.
  const refusal = error instanceof AppError ? error : fromDatabaseError(error);
  const code = refusal?.code ?? 'internal';
  return { kind: 'failed', code, cause: describeCause(error) };
}

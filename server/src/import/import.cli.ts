import { basename } from 'node:path';
import { readConfig } from '#src/core/config/config.ts';
import { runCommand } from '#src/core/process/command.ts';
import { printLines } from '#src/core/process/print-lines.ts';
import { progressBar } from '#src/core/process/progress-bar.ts';
import { withDatabase } from '#src/with-database.ts';
import { type ImportOptions, importHelp, readImportOptions } from './command-options.ts';
import { remarkLine } from './engine/faults.ts';
import { ImportError } from './import-error.ts';
import { type ImportOutcome, importFile } from './import-file.ts';
import { ImportGuard } from './import-guard.ts';
import { recogniseFile } from './import-kinds.ts';
import { readTable } from './read/read-table.ts';

/** Fewer records are written before anybody would look at a bar. */
const fewRecords = 5000;

async function run({ path, isDryRun }: ImportOptions): Promise<void> {
  await importFrom(path, isDryRun).catch((error: unknown) => tellFaults(error, path));
}

async function importFrom(path: string, isDryRun: boolean): Promise<void> {
  const config = readConfig(process.env);
  const guard = new ImportGuard();
  const file = recogniseFile(await readTable(path, guard.check));
  guard.wait();
  const bar = progressBar('Zapisywanie', fewRecords);
  const report = await withDatabase(config, (db) =>
    importFile(db, file, {
      fileName: basename(path),
      isDryRun,
      checked: guard.check,
      progress(done, total) {
        guard.check();
        bar.progress(done, total);
      },
    }),
  ).finally(bar.stop);
  const warnings = report.warnings.map((warning) => `Uwaga: ${remarkLine(warning)}`);
  printLines(warnings, process.stderr);
  printLines(reportLines(report));
}

await runCommand({ help: importHelp, read: readImportOptions }, run);

/** Every fault of the file, below what it means. */
function tellFaults(error: unknown, path: string): void {
  if (!(error instanceof ImportError)) throw error;
  const heading = `Nie zaimportowano pliku „${basename(path)}”, nic nie zapisano:`;
  printLines([heading, ...error.lines], process.stderr);
  process.exitCode = 1;
}

/** What the operator reads after an import. */
function reportLines({ title, counts, notes, isDryRun }: ImportOutcome): string[] {
  const { added, changed, unchanged } = counts;
  return [
    ...(isDryRun ? ['Próba: nic nie zapisano. Prawdziwy import zrobiłby to:'] : []),
    `${title}. Dodano ${added}, zmieniono ${changed}, bez zmian ${unchanged}.`,
    ...notes,
  ];
}

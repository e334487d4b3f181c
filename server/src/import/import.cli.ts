import { basename } from 'node:path';
import { readConfig } from '#src/core/config/config.ts';
import { printLines } from '#src/core/process/print-lines.ts';
import { failureLines } from '#src/core/process/report-failure.ts';
import { withDatabase } from '#src/with-database.ts';
import { remarkLine } from './engine/faults.ts';
import { ImportError } from './import-error.ts';
import { type ImportOutcome, importFile } from './import-file.ts';
import { ImportGuard } from './import-guard.ts';
import { recogniseFile } from './import-kinds.ts';
import { importHelp, readImportOptions } from './import-options.ts';
import { progressBar } from './progress-bar.ts';
import { readTable } from './read/read-table.ts';

async function run(path: string, isDryRun: boolean): Promise<void> {
  const config = readConfig(process.env);
  const guard = new ImportGuard();
  const file = recogniseFile(await readTable(path, guard.check));
  guard.wait();
  const bar = progressBar(process.stdout);
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

try {
  const options = readImportOptions(process.argv.slice(2), process.env);
  if (options === null) console.log(importHelp);
  else {
    await run(options.path, options.isDryRun).catch((error: unknown) => {
      if (error instanceof ImportError) {
        const heading = `Nie zaimportowano pliku „${basename(options.path)}”, nic nie zapisano:`;
        printLines([heading], process.stderr);
      }
      throw error;
    });
  }
} catch (error) {
  const lines = error instanceof ImportError ? error.lines : failureLines(error);
  printLines(lines, process.stderr);
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

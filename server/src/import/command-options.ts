import { type Environment, onlyFile, readCommandLine } from '#src/core/process/command.ts';
import { describeColumns } from './columns.ts';
import { listImportKinds } from './import-kinds.ts';

/** What the import was asked to do. */
export interface ImportOptions {
  readonly path: string;
  readonly isDryRun: boolean;
}

/** The help text. */
export const importHelp = `Import działek, podmiotów, przypisań, liczników, ich numerów fabrycznych, odczytów i bilansu otwarcia z pliku .xlsx albo .csv

  npm run import -- PLIK             importuje plik: wszystko albo nic
  npm run import -- --dry-run PLIK   tylko sprawdza i mówi, co by się zmieniło
  npm run import -- --help           pokazuje ten opis

Co zawiera plik, wynika z nagłówka. Kolumny:

${listImportKinds.map(({ title, columns }) => `  ${title}: ${describeColumns(columns)}`).join('\n')}

Listy importuje się w tej kolejności. Ponowny import tego samego pliku niczego nie zmienia.
Przykłady są w folderze samples, opis w docs/instrukcja/import.md.`;

/**
 * Reads the command line; null when only help was asked for. A relative path is one of the folder in which npm was
 * called. Throws a `StartError` for what cannot be meant.
 */
export function readImportOptions(args: readonly string[], env: Environment): ImportOptions | null {
  const isDry = { 'dry-run': { type: 'boolean', default: false } } as const;
  const { values, positionals } = readCommandLine('import', args, isDry);
  if (values.help) return null;
  // Without the two hyphens before it, npm takes --dry-run for its own and only leaves this trace.
  const isDryRun = values['dry-run'] || env['npm_config_dry_run'] === 'true';
  return { path: onlyFile('import', positionals, env), isDryRun };
}

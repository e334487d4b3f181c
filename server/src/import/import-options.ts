import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '#src/core/process/start-error.ts';
import { describeColumns } from './columns.ts';
import { allImportKinds } from './import-kinds.ts';

/** What the import was asked to do; null when only for help. */
export type ImportOptions = { readonly path: string; readonly isDryRun: boolean } | null;

/** The help text. */
export const importHelp = `Import działek, podmiotów, przypisań, liczników, ich numerów fabrycznych i odczytów z pliku .xlsx albo .csv

  npm run import -- PLIK             importuje plik: wszystko albo nic
  npm run import -- --dry-run PLIK   tylko sprawdza i mówi, co by się zmieniło
  npm run import -- --help           pokazuje ten opis

Co zawiera plik, wynika z nagłówka. Kolumny:

${allImportKinds.map(({ title, columns }) => `  ${title}: ${describeColumns(columns)}`).join('\n')}

Listy importuje się w tej kolejności. Ponowny import tego samego pliku niczego nie zmienia.
Przykłady są w folderze samples, opis w docs/instrukcja/import.md.`;

/**
 * Reads the command line. A relative path is one of the folder in which npm was called. Throws a
 * `StartError` for what cannot be meant.
 */
export function readImportOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ImportOptions {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) {
    throw new StartError(
      'Podaj jeden plik: npm run import -- PLIK (opis: npm run import -- --help).',
    );
  }
  const folder = env['npm_lifecycle_event'] === 'import' ? env['INIT_CWD'] : undefined;
  // Without the two hyphens before it, npm takes --dry-run for its own and only leaves this trace.
  const isDryRun = values['dry-run'] || env['npm_config_dry_run'] === 'true';
  return { path: resolve(folder ?? '.', path), isDryRun };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch {
    throw new StartError('Nieznana opcja. Opis: npm run import -- --help.');
  }
}

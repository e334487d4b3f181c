import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '#src/core/process/start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const backupHelp = `Zapisuje kopię zapasową bazy danych i plików w jednym pliku

  npm run backup -- PLIK      zapisuje kopię; PLIK nie może jeszcze istnieć
  npm run backup -- --help    pokazuje ten opis

Program może w tym czasie działać. Kopia zawiera dane osobowe: przechowuj ją w bezpiecznym miejscu.`;

export const restoreHelp = `Przywraca bazę danych i pliki z kopii zapasowej

  npm run restore -- PLIK              przywraca kopię do pustej instalacji
  npm run restore -- --replace PLIK    zastępuje kopią wszystko, co jest w programie
  npm run restore -- --help            pokazuje ten opis

Najpierw sprawdza całą kopię; uszkodzona niczego nie zmienia. Na czas przywracania zatrzymaj program.`;

/** Reads the command line of the backup; null when only help was asked for. Throws a `StartError`. */
export function readBackupOptions(
  args: readonly string[],
  env: Environment,
): { path: string } | null {
  const { values, positionals } = parse(args, 'backup');
  if (values.help) return null;
  if (values.replace) throw unknownOption('backup');
  return { path: onlyPath(positionals, 'backup', env) };
}

/** The same of the restore. */
export function readRestoreOptions(
  args: readonly string[],
  env: Environment,
): { path: string; replace: boolean } | null {
  const { values, positionals } = parse(args, 'restore');
  if (values.help) return null;
  // Without the two hyphens before it, npm takes --replace for its own and only leaves this trace.
  const replace = values.replace || env['npm_config_replace'] === 'true';
  return { path: onlyPath(positionals, 'restore', env), replace };
}

function onlyPath([path, ...rest]: readonly string[], command: string, env: Environment): string {
  if (path === undefined || rest.length > 0) {
    throw new StartError(
      `Podaj jeden plik: npm run ${command} -- PLIK (opis: npm run ${command} -- --help).`,
    );
  }
  // npm changes to the project's folder; a relative path is one of the folder in which it was called.
  const folder = env['npm_lifecycle_event'] === command ? env['INIT_CWD'] : undefined;
  return resolve(folder ?? '.', path);
}

function parse(args: readonly string[], command: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch {
    throw unknownOption(command);
  }
}

function unknownOption(command: string): StartError {
  return new StartError(`Nieznana opcja. Opis: npm run ${command} -- --help.`);
}

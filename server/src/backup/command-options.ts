import { type Environment, onlyFile, readCommandLine } from '#src/core/process/command.ts';

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
  const { values, positionals } = readCommandLine('backup', args, {});
  return values.help ? null : { path: onlyFile('backup', positionals, env) };
}

/** The same of the restore. */
export function readRestoreOptions(
  args: readonly string[],
  env: Environment,
): { path: string; replace: boolean } | null {
  const isReplacing = { replace: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readCommandLine('restore', args, isReplacing);
  if (values.help) return null;
  // Without the two hyphens before it, npm takes --replace for its own and only leaves this trace.
  const replace = values.replace || env['npm_config_replace'] === 'true';
  return { path: onlyFile('restore', positionals, env), replace };
}

import { parseArgs } from 'node:util';
import { StartError } from '#src/core/process/start-error.ts';

/** What the command line asks for. */
export interface AdminOptions {
  command: 'create' | 'reset-password';
  /** The user name. */
  name: string;
}

export const adminHelp = `Zakłada konto administratora albo ustawia nowe hasło

  npm run admin -- create NAZWA            zakłada konto administratora
  npm run admin -- reset-password NAZWA    ustawia nowe hasło do konta i kończy jego sesje
  npm run admin -- --help                  pokazuje ten opis

Program losuje hasło i pokazuje je tylko raz. Aplikacja może w tym czasie działać.`;

const hint = 'Opis: npm run admin -- --help.';

/** Reads the command line; null when only help was asked for. Throws a `StartError` for what it is not. */
export function readAdminOptions(args: readonly string[]): AdminOptions | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [command, name, ...rest] = positionals;
  if (command !== 'create' && command !== 'reset-password') {
    throw new StartError(`Podaj polecenie create albo reset-password. ${hint}`);
  }
  if (name === undefined) throw new StartError(`Podaj nazwę konta. ${hint}`);
  if (rest.length > 0) throw new StartError(`Podaj tylko jedną nazwę konta. ${hint}`);
  return { command, name };
}

function parse(args: readonly string[]) {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new StartError(`Nieznana opcja. ${hint}`);
  }
}

import { readCommandLine } from '#src/core/process/command.ts';
import { StartError } from '#src/core/process/start-error.ts';

/** What the command line asks for. */
export type AdminOptions =
  /** `name` is a user name. */
  | { command: 'create' | 'reset-password' | 'reset-second-factor'; name: string }
  | { command: 'deleted' }
  /** `id` is the number under which the list of deleted records shows one. */
  | { command: 'undelete'; id: string };

export const adminHelp = `Zarządza loginami i przywraca to, co usunięto

  npm run admin -- create NAZWA                 zakłada login administratora
  npm run admin -- reset-password NAZWA         ustawia nowe hasło i wylogowuje wszędzie
  npm run admin -- reset-second-factor NAZWA    wyłącza logowanie z kodem i wylogowuje wszędzie
  npm run admin -- deleted                      pokazuje ostatnio usunięte podmioty, wpisy i dokumenty
  npm run admin -- undelete NUMER               przywraca jeden z nich
  npm run admin -- --help                       pokazuje ten opis

Hasła losuje program i pokazuje je tylko raz. Program może w tym czasie działać.`;

const hint = 'Opis: npm run admin -- --help.';

/** Reads the command line; null when only help was asked for. Throws a `StartError` for what it is not. */
export function readAdminOptions(args: readonly string[]): AdminOptions | null {
  const { values, positionals } = readCommandLine('admin', args, {});
  if (values.help) return null;
  const [command, ...rest] = positionals;
  switch (command) {
    case 'create':
    case 'reset-password':
    case 'reset-second-factor':
      return { command, name: only(rest, 'nazwę użytkownika') };
    case 'undelete':
      return { command, id: only(rest, 'numer z listy usuniętych') };
    case 'deleted':
      if (rest.length === 0) return { command };
      throw new StartError(`Polecenie deleted nie przyjmuje innych słów. ${hint}`);
    case undefined:
    default:
      throw new StartError(
        `Podaj polecenie create, reset-password, reset-second-factor, deleted albo undelete. ${hint}`,
      );
  }
}

function only([word, ...rest]: readonly string[], what: string): string {
  if (word !== undefined && rest.length === 0) return word;
  throw new StartError(`Podaj ${what}${rest.length > 0 ? ' i nic więcej' : ''}. ${hint}`);
}

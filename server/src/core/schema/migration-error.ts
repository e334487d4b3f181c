import { errorCode } from '../errors/error-code.ts';
import { StartError } from '../process/start-error.ts';

/**
 * The database does not let itself be brought up to date, where `migration` is the change that it refuses: that, and the code of
 * what it says, is what whoever looks for the cause needs.
 */
export class MigrationError extends StartError {
  constructor(migration: string | null, cause: unknown) {
    const code = errorCode(cause) || 'nieznany błąd';
    const what = migration === null ? code : `zmiana „${migration}”, ${code}`;
    super(
      `Nie udało się przygotować bazy danych (${what}): sprawdź uprawnienia jej użytkownika (właściciela tabel podaje się w DATABASE_OWNER_URL) i miejsce na dysku.`,
      cause,
    );
    this.name = 'MigrationError';
  }
}

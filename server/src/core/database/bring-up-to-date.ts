import { installJobs } from '../jobs/install-jobs.ts';
import { errorCode } from '../process/error-code.ts';
import { StartError } from '../process/start-error.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { refreshCollations } from './refresh-collations.ts';

/**
 * Gives the database this version's schema, the job queue's included, and this machine's sort order. Throws a `StartError`
 * when it belongs to a newer version or does not let itself be changed; nothing has changed then.
 * The pool should have no statement time-out: either may take long on a large database.
 */
export async function bringUpToDate({ db, pool }: OpenDatabase): Promise<void> {
  try {
    await migrate(db);
    await installJobs(pool);
    await refreshCollations(db);
  } catch (error) {
    if (error instanceof NewerDatabaseError) {
      throw new StartError(
        'Bazę danych przygotowała nowsza wersja Grządki: zaktualizuj program i uruchom go ponownie.',
        error,
      );
    }
    const code = errorCode(error) || 'nieznany błąd';
    throw new StartError(
      `Nie udało się przygotować bazy danych (${code}): sprawdź uprawnienia jej użytkownika i miejsce na dysku.`,
      error,
    );
  }
}

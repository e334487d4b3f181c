import type { Pool } from 'pg';
import { AppError } from '#src/core/errors/app-error.ts';

const taken = new WeakSet<Pool>();

/**
 * Takes the one place for imports of this program until it is disposed of, so that no second process is even
 * started: 409. Between several programs on one database the import's own lock decides.
 */
export function takeImportPlace(pool: Pool): Disposable {
  if (taken.has(pool)) throw new AppError('conflict', { message: anotherImportRuns });
  taken.add(pool);
  return { [Symbol.dispose]: () => taken.delete(pool) };
}

/** What is said to who wants to import meanwhile. */
export const anotherImportRuns =
  'Ktoś właśnie sprawdza lub wczytuje plik. Spróbuj ponownie za chwilę.';

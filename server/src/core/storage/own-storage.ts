import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../database/record-id.ts';
import type { Database } from '../database/tables.ts';
import { AppError } from '../errors/app-error.ts';
import { markName } from './disk-objects.ts';
import type { Storage } from './storage.ts';

/** What is said while the storage is not the one that the database's documents and images are in. */
const isGone =
  'Magazyn plików zniknął albo w jego miejscu jest inny. Poproś administratora komputera, żeby podłączył właściwy, i spróbuj ponownie.';

/**
 * The storage of a database's documents and images, and no other one: both bear one mark
 * (docs/product/operation.md#storage). While the marks differ, as those of a folder that vanished do, nothing is
 * written, removed or called missing: that is an AppError `unavailable`. The first use marks both.
 */
export function ownStorage(storage: Storage, db: Kysely<Database>): Storage {
  const requireOwn = () => requireSameMark(storage, db);
  return {
    ...storage,
    async put(key, content, size) {
      await requireOwn();
      await storage.put(key, content, size);
    },
    async size(key) {
      const size = await storage.size(key);
      if (size === null) await requireOwn();
      return size;
    },
    async delete(key) {
      await requireOwn();
      await storage.delete(key);
    },
    async *list() {
      await requireOwn();
      yield* storage.list();
    },
    async check() {
      await requireOwn();
      await storage.check();
    },
  };
}

async function requireSameMark(storage: Storage, db: Kysely<Database>): Promise<void> {
  const { isOwn } = await compareMarks(storage, db);
  if (!isOwn) throw new AppError('unavailable', { message: isGone, retryAfter: 30 });
}

/**
 * The line for an operator who starts the program while the storage is not its own; null while it is. It says what to do where
 * the storage is the right one and has lost its mark.
 */
export async function describeForeignStorage(
  storage: Storage,
  db: Kysely<Database>,
): Promise<string | null> {
  const { known, isOwn } = await compareMarks(storage, db);
  if (isOwn) return null;
  const remedy =
    known === null
      ? ''
      : ` Jeśli to na pewno właściwy magazyn, zapisz w nim plik „${markName}” o treści: ${known}`;
  return `Magazyn plików zniknął albo w jego miejscu jest inny: podłącz właściwy, a do tego czasu nie da się dodawać ani otwierać dokumentów i obrazów.${remedy}`;
}

/** The database's mark, and whether the storage bears it. */
async function compareMarks(storage: Storage, db: Kysely<Database>) {
  const known = (await knownMark(db)) ?? (await claim(storage, db));
  return { known, isOwn: known !== null && (await storage.readMark()) === known };
}

/** Marks a storage as that of the database whose transaction this is, whatever was known before. */
export async function markStorage(storage: Storage, trx: Transaction<Database>): Promise<string> {
  const found = await storage.readMark();
  const mark = found ?? newId();
  // First, as objects are before their rows: a mark that no database knows yet is taken over.
  if (found === null) await storage.writeMark(mark);
  await trx
    .insertInto('storageMark')
    .values({ mark })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ mark }))
    .execute();
  return mark;
}

/**
 * Marks the storage of a database that knows none: of a new installation, of one that was restored by other means, or of
 * a version without marks. Gives null, marking nothing, where the rows name objects and the storage has none at all.
 */
function claim(storage: Storage, db: Kysely<Database>): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    // Another process or instance that starts at the same time waits here, and then finds the mark.
    await sql`select pg_advisory_xact_lock(hashtext('grzadka storage mark'))`.execute(trx);
    const known = await knownMark(trx);
    if (known !== null) return known;
    const isVanished =
      (await storage.readMark()) === null && (await namesObjects(trx)) && !(await hasAny(storage));
    return isVanished ? null : markStorage(storage, trx);
  });
}

async function knownMark(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('storageMark').select('mark').executeTakeFirst();
  return row?.mark ?? null;
}

async function namesObjects(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('storedObject').select('id').limit(1).execute()).length > 0;
}

/** Whether the storage has an object; a folder that is not there has none. */
async function hasAny(storage: Storage): Promise<boolean> {
  const isThere = await storage.check().then(
    () => true,
    () => false,
  );
  if (!isThere) return false;
  for await (const batch of storage.list()) if (batch.length > 0) return true;
  return false;
}

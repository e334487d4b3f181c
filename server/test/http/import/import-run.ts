import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import { ImportError } from '#src/import/import-error.ts';
import { type ImportOptions, type ImportOutcome, importFile } from '#src/import/import-file.ts';
import { recogniseFile } from '#src/import/import-kinds.ts';
import { readTable } from '#src/import/read/read-table.ts';
import { createTestDatabase } from '#test/test-database.ts';

/** An empty database of one test. */
export async function emptyDatabase(): Promise<Kysely<Database>> {
  const { url } = await createTestDatabase();
  const { db } = openDatabase(url, { max: 3 });
  onTestFinished(() => db.destroy());
  return db;
}

/** A file of one test with this content; a list of lines becomes the text of a CSV file. */
export async function temporaryFile(
  content: Uint8Array | readonly string[],
  ending = '.csv',
): Promise<string> {
  const path = join(tmpdir(), `grzadka-import-${randomUUID()}${ending}`);
  onTestFinished(() => rm(path, { force: true }));
  await writeFile(path, content instanceof Uint8Array ? content : content.join('\n'));
  return path;
}

/** Imports the file at `path` as the command does; into a run what accounts are charged by it. */
export async function importPath(
  db: Kysely<Database>,
  path: string,
  options: Omit<ImportOptions, 'fileName'> = {},
): Promise<ImportOutcome> {
  const file = recogniseFile(await readTable(path), options.into && 'amount');
  return importFile(db, file, { fileName: basename(path), ...options });
}

/** Imports a CSV file of these lines. */
export async function importLines(
  db: Kysely<Database>,
  lines: readonly string[],
  options: Omit<ImportOptions, 'fileName'> = {},
): Promise<ImportOutcome> {
  return importPath(db, await temporaryFile(lines), options);
}

/** The lines with which the import is refused; fails when it is not. */
export async function refusalOf(work: Promise<unknown>): Promise<readonly string[]> {
  const error = await work.then(
    () => new Error('the import was not refused'),
    (reason: unknown) => reason,
  );
  if (error instanceof ImportError) return error.lines;
  throw error;
}

/** What a CSV file of these lines is refused with. */
export function refusalOfLines(
  db: Kysely<Database>,
  lines: readonly string[],
  options: Omit<ImportOptions, 'fileName'> = {},
) {
  return refusalOf(importLines(db, lines, options));
}

import { Readable } from 'node:stream';
import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import type {
  BankImportApplied,
  BankImportDetails,
  ImportedLine,
} from '@grzadka/contract/bank/importing/bank-import.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { Kysely } from 'kysely';
import { applyFile } from '#src/bank/importing/apply-file.ts';
import { readImport as readImportFrom } from '#src/bank/importing/bank-import.repo.ts';
import { previewFile } from '#src/bank/importing/preview-file.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import type { TestClient } from './test-client.ts';

/** Where files are kept and booked. */
interface Books {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
}

/** What the form of a preview says besides the file. */
interface PreviewForm {
  readonly bankAccountId: string;
  readonly profileId?: string;
  readonly encoding?: string;
}

/** Sends a file to be previewed. */
export function sendFile(
  client: TestClient,
  form: PreviewForm,
  content: string | Uint8Array<ArrayBuffer>,
) {
  return client.request<{ id: string } & ErrorBody>(bankImportEndpoints.preview.path, {
    method: 'POST',
    multipart: statementForm({ profileId: '', encoding: '', ...form }, content),
  });
}

/** The form of a file of statements. */
export function statementForm(
  texts: object,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'wyciag.sta',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(texts)) form.set(field, String(value));
  form.set('file', new Blob([content]), name);
  return form;
}

/** Previews a file that has to be right; gives what it would book. */
export async function preview(
  client: TestClient,
  bankAccountId: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<BankImportDetails> {
  const { status, body } = await sendFile(client, { bankAccountId }, content);
  if (status !== 201) throw new Error(`Not previewed: ${JSON.stringify(body)}`);
  return readImport(client, body.id);
}

/** A file as it is now. */
export async function readImport(client: TestClient, id: string): Promise<BankImportDetails> {
  const { body } = await client.get<BankImportDetails>(`/api/bank-import/get/${id}`);
  return body;
}

/** The lines of a file. */
export async function linesOf(client: TestClient, id: string): Promise<readonly ImportedLine[]> {
  const { body } = await client.get<{ items: ImportedLine[] }>(`/api/bank-import/${id}/lines`);
  return body.items;
}

/** Books a file, confirming that it is the account's. */
export function apply(client: TestClient, id: string) {
  const body = { id, confirmAccount: true };
  return client.post<BankImportApplied & ErrorBody>(bankImportEndpoints.apply.path, body);
}

/** Previews a file and books it; gives what became of it. */
export async function take(
  client: TestClient,
  bankAccountId: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<BankImportDetails> {
  const { id } = await preview(client, bankAccountId, content);
  const { status, body } = await apply(client, id);
  if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return readImport(client, id);
}

/**
 * Previews a file by what the server's thread calls, in the process of the test: a thread takes longer to begin than such
 * a file takes to be read. Gives what it would book, or throws what it is refused with.
 */
export async function previewHere(
  { db, storage }: Books,
  bankAccountId: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<BankImportDetails> {
  const [objectId, bytes] = [newId(), Buffer.from(content)];
  await storage.put(objectId, Readable.from(bytes), bytes.length);
  const form = { bankAccountId, profileId: null, encoding: null };
  const file = { ...form, bytes, objectId, fileName: 'wyciag.sta' };
  return readImportFrom(db, await previewFile(db, file, commandLine));
}

/** Previews a file in the same way and books it, confirming that it is the account's; gives what became of it. */
export async function takeHere(
  books: Books,
  bankAccountId: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<BankImportDetails> {
  const { id } = await previewHere(books, bankAccountId, content);
  await applyHere(books, id);
  return readImportFrom(books.db, { id });
}

/** Books a file in the same way, or throws why not. */
export function applyHere({ db }: Pick<Books, 'db'>, id: string): Promise<BankImportApplied> {
  return applyFile(db, { id, confirmAccount: true }, commandLine);
}

/** A file that was only shown, without any line, as the command line would have it. */
export async function addBankImport(
  { db, storage }: Books,
  bankAccountId: string,
): Promise<{ id: string }> {
  const [id, objectId] = [newId(), newId()];
  await storage.put(objectId, Readable.from('x'), 1);
  await db.insertInto('storedObject').values({ id: objectId, size: 1 }).execute();
  const file = { id, objectId, bankAccountId, fileName: 'wyciag.sta', format: 'mt940' } as const;
  const values = { ...file, encoding: 'utf-8', namesAccount: true };
  await db.insertInto('bankImport').values(values).execute();
  return { id };
}

import { Readable } from 'node:stream';
import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import type {
  BankImportApplied,
  BankImportDetails,
  ImportedLine,
} from '@grzadka/contract/bank/importing/bank-import.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import type { TestClient } from './test-client.ts';

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

/** A file that was only shown, without any line, as the command line would have it. */
export async function addBankImport(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
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

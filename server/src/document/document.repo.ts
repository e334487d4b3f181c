import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import {
  type DocumentListItem,
  documentOfConsent,
  documentOfCost,
  documentOfMessage,
  documentOfResolution,
} from '@grzadka/contract/document/document.model';
import { documentRecord } from '@grzadka/contract/document/document.record';
import type { Kysely, Selectable } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { append } from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import type { Caller } from '#src/core/http/caller.ts';
import {
  type Asked,
  askedAt,
  presentPin,
  presentPublication,
} from '#src/core/publication/present-dates.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { cleanContentType, cleanFileName } from './file-name.ts';
import { requireReadable } from './kept-documents.ts';
import { storeObject } from './stored-object.ts';

/** The form of a document: its name and when it is published and pinned. */
interface DocumentFields extends PublicationDates, PinDates {
  name: string;
}

/** A document and its version; 404 when there is none for the caller. */
export async function getDocument(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Pick<Caller, 'role'> },
): Promise<DocumentListItem & { version: number }> {
  const row = await readDocument(db, id);
  requireReadable(caller, row);
  return { ...presentDocument(row), version: row.version };
}

const readDocument = readById((db, wanted) =>
  db
    .selectFrom('document')
    .select([...documentColumns, 'version', askedAt])
    .where('id', '=', wanted),
);

/** What a document is refused with that breaks a rule of another table. */
export const documentRules: BrokenRules = {
  consent_document_id_fkey: () => new AppError('conflict', { message: documentOfConsent }),
  resolution_file_id_fkey: () => new AppError('conflict', { message: documentOfResolution }),
  cost_file_id_fkey: () => new AppError('conflict', { message: documentOfCost }),
  message_attachment_document_id_fkey: () =>
    new AppError('conflict', { message: documentOfMessage }),
};

/** Stores a file that was uploaded, or made by the program, as a document. */
export function addDocument(
  { db, storage, caller }: { db: Kysely<Database>; storage: Storage; caller: Actor },
  {
    form,
    file,
  }: {
    form: DocumentFields;
    file: Pick<ReceivedFile, 'name' | 'contentType' | 'size' | 'stream'>;
  },
): Promise<{ id: string }> {
  const { name, publicationFromDate, publicationThruDate, pinFromDate, pinThruDate } = form;
  const stored = { content: file.stream(), size: file.size };
  return storeObject({ db, storage, caller }, stored, (tx, objectId) =>
    append(tx, documentRecord, {
      values: {
        objectId,
        fileName: cleanFileName(file.name),
        contentType: cleanContentType(file.contentType),
        size: file.size,
        name,
        publicationFromDate,
        publicationThruDate,
        pinFromDate,
        pinThruDate,
      },
      action: 'upload',
    }),
  );
}

/** The columns of a list item. */
const documentColumns = [
  'id',
  'name',
  'fileName',
  'contentType',
  'size',
  'createdAt',
  'publicationFromDate',
  'publicationThruDate',
  'pinFromDate',
  'pinThruDate',
  'ledgerYear',
  'gardenId',
] as const;

type Row = Pick<Selectable<Database['document']>, (typeof documentColumns)[number]> & Asked;

/** A document as the wire carries it; `size` in bytes. */
function presentDocument({ createdAt, ...row }: Row) {
  return { ...presentPin(presentPublication(row)), uploadedAt: createdAt, size: Number(row.size) };
}

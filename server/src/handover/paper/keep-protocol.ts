import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { sql } from 'kysely';
import { append, type ChangeTransaction } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { cleanFileName } from '#src/document/file-name.ts';
import { protocolText as text } from './protocol.text.ts';
import { fileNameOf, protocolFile } from './protocol-file.ts';

/**
 * Prints the protocol of a handover as the transaction has written it and keeps it as a document of the garden
 * (docs/product/handovers.md#kept-protocol, 0245): the last step of the end, after the handover's own row. The object is there before the rows
 * that name it; where the transaction fails afterwards, the nightly sweep takes it away. Gives the document, which the handover then has.
 */
export async function keepProtocol(
  tx: ChangeTransaction,
  { storage }: Pick<AppContext, 'storage'>,
  handoverId: string,
): Promise<{ documentId: string }> {
  const { trx } = tx;
  // The paper and the storage may be slower than statements are: the transaction is silent meanwhile.
  await sql`select set_config('idle_in_transaction_session_timeout', '60s', true)`.execute(trx);
  const { protocol, gardenId, parts } = await protocolFile({ db: trx, storage }, handoverId);
  const { garden, day } = protocol;
  const content = await buffer(Readable.from(parts));
  const { length: size } = content;
  const objectId = newId();
  await storage.put(objectId, Readable.from([content]), size);
  await trx.insertInto('storedObject').values({ id: objectId, size }).execute();
  const { id: documentId } = await append(tx, documentRecord, {
    values: {
      objectId,
      fileName: cleanFileName(`${fileNameOf('protokol-przekazania', garden.name)}-${day}.pdf`),
      contentType: 'application/pdf',
      size,
      name: text.kept(garden.name, day),
      publicationFromDate: null,
      publicationThruDate: null,
      pinFromDate: null,
      pinThruDate: null,
      gardenId,
    },
    action: 'upload',
  });
  await trx.updateTable('handover').set({ documentId }).where('id', '=', handoverId).execute();
  return { documentId };
}

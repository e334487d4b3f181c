import { Readable } from 'node:stream';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { storeObject } from '@grzadka/server/src/document/stored-object.ts';
import type { Insertable } from 'kysely';
import { toJpeg } from './draw-picture.ts';
import type { MadeDocument } from './make-publications.ts';
import type { StorageContext } from './store-content.ts';

/** Stores what a document holds and gives its row, yet to be written. */
export async function storeDocument(
  context: StorageContext,
  { name, fileName, body, schedule }: MadeDocument,
): Promise<Insertable<Database['document']>> {
  const { bytes, ending, contentType } = await encode(body);
  const size = bytes.byteLength;
  const stored = { content: Readable.from([bytes]), size };
  const objectId = await storeObject(
    { ...context, caller: commandLine },
    stored,
    async (_, id) => id,
  );
  return {
    id: newId(),
    objectId,
    name,
    fileName: `${fileName}.${ending}`,
    contentType,
    size,
    updatedAt: schedule.madeAt,
    ...schedule.publication,
    ...schedule.pin,
  };
}

/** Without it Excel takes Polish letters for others. */
const byteOrderMark = '\u{feff}';
const newLine = '\r\n';

async function encode(body: MadeDocument['body']) {
  switch (body.kind) {
    case 'text':
      return {
        bytes: Buffer.from(body.lines.join(newLine) + newLine),
        ending: 'txt',
        contentType: 'text/plain',
      };
    case 'table': {
      const lines = body.rows.map((row) => row.join(';') + newLine);
      return {
        bytes: Buffer.from(byteOrderMark + lines.join('')),
        ending: 'csv',
        contentType: 'text/csv',
      };
    }
    case 'picture':
      return { bytes: await toJpeg(body.svg), ending: 'jpg', contentType: 'image/jpeg' };
  }
}

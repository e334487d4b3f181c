import { buffer } from 'node:stream/consumers';
import { readRow } from '#src/core/database/read-row.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { datedPdf } from '#src/core/paper/send-paper.ts';
import type { AttachedFile, ReadAttachment } from '#src/mail/mail-attachment.ts';
import { type LetterFile, noticeFile, statementFile } from '#src/statement/letter-file.ts';

type Context = Pick<WorkerContext, 'db' | 'storage'>;

/** Reads the documents that e-mails of messages bring, and makes what is about an account as of now. */
export function attachmentReader(context: Context): ReadAttachment {
  return async (attachment) => {
    switch (attachment.kind) {
      case 'document':
        return readDocument(context, attachment.id);
      case 'notice': {
        const { runId, settlementId } = attachment;
        return asFile(await noticeFile(context, { id: settlementId, runId }));
      }
      case 'statement':
        return asFile(
          await statementFile(context, { id: attachment.settlementId, from: null, thru: null }),
        );
    }
  };
}

/** The file of a document, published or not; 404 when there is none. */
async function readDocument({ db, storage }: Context, id: string): Promise<AttachedFile> {
  const { objectId, fileName, contentType } = await readRow(db, 'document', id);
  return { filename: fileName, contentType, content: await buffer(await storage.read(objectId)) };
}

async function asFile({ fileName, parts }: LetterFile): Promise<AttachedFile> {
  const content = Buffer.concat(await Array.fromAsync(parts));
  return { filename: datedPdf(fileName), contentType: 'application/pdf', content };
}

import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { describeCause } from '#src/core/errors/describe-cause.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { sendObject } from '#src/core/http/send-object.ts';
import { openFolderStorage } from '#src/core/storage/folder-storage.ts';
import { findBackup } from './backup.repo.ts';
import { recordArchive } from './backup-records.ts';

/** A request for an archive, as its handler gets it. */
interface DownloadCall {
  readonly id: string;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Answers with an archive, or the part of it that is asked for, as it is read. Who takes it is recorded before the first byte
 * leaves; that it was downloaded is written down when its last byte has left. 404 for any other file.
 */
export async function sendBackup(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { id, caller, request, reply }: DownloadCall,
): Promise<FastifyReply> {
  const { folder, fileName, bytes } = await findBackup(config, id);
  if (request.method !== 'HEAD') {
    await change(db, caller, ({ trx, actor }) =>
      writeAuditEntry(trx, {
        actor,
        action: 'download',
        recordType: 'backup',
        recordId: id,
        after: { fileName },
      }),
    );
    reply.raw.once('finish', () => {
      if (!hasLastByte(reply, bytes)) return;
      const downloadedAt = new Date().toISOString();
      recordArchive(db, { folder, name: fileName }, { downloadedAt }).catch((error: unknown) =>
        request.log.error({ cause: describeCause(error) }, 'a download was not recorded'),
      );
    });
  }
  return sendObject(
    { request, reply, storage: openFolderStorage(folder) },
    {
      key: fileName,
      size: bytes,
      contentType: 'application/x-tar',
      disposition: contentDisposition(fileName),
      cacheControl: 'private, no-store',
    },
  );
}

function hasLastByte(reply: FastifyReply, bytes: number): boolean {
  if (reply.statusCode === 200) return true;
  const range = reply.getHeader('content-range');
  return (
    reply.statusCode === 206 &&
    typeof range === 'string' &&
    range.endsWith(`-${bytes - 1}/${bytes}`)
  );
}

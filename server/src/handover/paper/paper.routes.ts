import { mayRole } from '@grzadka/contract/core/access/permissions';
import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRow } from '#src/core/database/read-row.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { fileNameOf, papersFile, protocolFile } from './protocol-file.ts';

/** The calls of the papers of a handover: docs/product/handovers.md#papers. */
export function serveHandoverPapers(context: AppContext): void {
  const { serve } = context;

  serve(handoverEndpoints.protocol, ({ params: { id }, caller, request, reply }) =>
    sendProtocol(context, { id, caller, request, reply }),
  );

  serve(handoverEndpoints.papers, async ({ params, request, reply }) => {
    const file = await papersFile(context, params.id);
    return sendPaper({ request, reply }, file);
  });
}

interface ProtocolCall {
  readonly id: string;
  readonly caller: Pick<Caller, 'role'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Answers with the protocol of a handover: the kept one of one that has ended, else as it stands now. That this version was printed is noted,
 * where the caller may write it, so that the step of the protocol is done. 404 when there is none.
 */
async function sendProtocol(
  context: Pick<AppContext, 'db' | 'storage'>,
  { id, caller, ...call }: ProtocolCall,
): Promise<FastifyReply> {
  const { db, storage } = context;
  const { documentId } = await readRow(db, 'handover', id);
  if (documentId !== null) {
    const document = await readRow(db, 'document', documentId);
    const garden = await readRow(db, 'garden', String(document.gardenId));
    const parts = piecesOf(await storage.read(document.objectId));
    const fileName = fileNameOf('protokol-przekazania', garden.name);
    return sendPaper(call, { fileName, lacks: '', parts });
  }
  const { version, facts, ...file } = await protocolFile(context, id);
  const note = () =>
    db
      .updateTable('handover')
      .set({ printedVersion: version, printedFacts: facts })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('version', '=', version)
      .execute();
  const mayNote = mayRole(caller.role, handoverRecord.permissions.write);
  return sendPaper(call, { ...file, ...(mayNote && { tell: note }) });
}

async function* piecesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* content;
}

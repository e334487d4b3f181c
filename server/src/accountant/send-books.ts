import { Readable } from 'node:stream';
import { tablesTogether } from '@grzadka/contract/accountant/accountant.endpoints';
import {
  accountantFile,
  accountantRefusals,
} from '@grzadka/contract/accountant/accountant-export.model';
import { exportFormats } from '@grzadka/contract/core/export/export-format';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { FileCall } from '#src/core/export/send-file.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { fileWork } from '#src/core/thread/file-work.ts';
import type { AskedBooks, MadeBooks } from './make-books.ts';

const makeInItsThread = fileWork<AskedBooks, MadeBooks>(
  new URL('./books.thread.ts', import.meta.url),
  {
    most: 1,
    // 100,000 lines of a workbook take less than half of it.
    mostHeap: 640,
    mostTime: 60_000,
    busy: accountantRefusals.busy,
    tooMuch: accountantRefusals.tooMuch,
  },
);

interface BooksCall extends Omit<FileCall, 'query'> {
  readonly query: AskedBooks;
}

/**
 * Sends the books of some days to the accountant, made in a thread, and records who took which days, and whether with names
 * (docs/product/accountant.md). 400, 413 and 503 for what is too much.
 */
export async function sendBooks(
  { db, pool }: Pick<AppContext, 'db' | 'pool'>,
  { query, caller, request, reply }: BooksCall,
): Promise<FastifyReply> {
  const { from, thru, format } = query;
  const headers = {
    'content-type': format === 'xlsx' ? exportFormats.xlsx.mediaType : tablesTogether,
    'content-disposition': contentDisposition(
      `${accountantFile.fileName}-${gardenToday()}.${format === 'xlsx' ? 'xlsx' : 'zip'}`,
    ),
  };
  if (request.method === 'HEAD') return reply.headers(headers).send(Readable.from([]));
  const { bytes, lines } = await makeInItsThread(pool, async () => query);
  const days = `${dayInFigures(from)}–${dayInFigures(thru)}`;
  const after = {
    list: accountantFile.title,
    rows: lines,
    format,
    conditions: query['with-names'] ? `${days}, z nazwiskami` : `${days}, bez nazwisk`,
  };
  const about = { action: 'export', recordType: 'export', recordId: newId(), after };
  await change(db, caller, ({ trx, actor }) => writeAuditEntry(trx, { actor, ...about }));
  return reply.headers(headers).send(Buffer.from(bytes));
}

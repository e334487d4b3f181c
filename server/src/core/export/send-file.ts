import { Readable } from 'node:stream';
import type { TableExport } from '@grzadka/contract/core/export/export-columns';
import { type ExportFormat, exportFormats } from '@grzadka/contract/core/export/export-format';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeAuditEntry } from '../change/audit-entry.ts';
import { change } from '../change/change.ts';
import { newId } from '../database/record-id.ts';
import type { Database } from '../database/tables.ts';
import type { Caller } from '../http/caller.ts';
import { wallClock } from './wall-clock.ts';

/** A request for a table as a file, as its handler gets it. */
export interface FileCall {
  readonly query: { readonly format: ExportFormat };
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A table with its rows, which are there or yet to come. */
interface SentTable<Item> {
  readonly file: TableExport<Item>;
  readonly items: AsyncIterable<Item> | Iterable<Item>;
  readonly rows: number;
  /** What was asked for, as the audit is to know it. */
  readonly asked: object;
}

type WriteFile = <Item>(
  file: TableExport<Item>,
  items: AsyncIterable<Item> | Iterable<Item>,
) => ReadableStream<Uint8Array>;

/** Loaded with the library behind them, which no other reply needs. */
const writers: Record<ExportFormat, () => Promise<WriteFile>> = {
  xlsx: async () => (await import('./write-xlsx.ts')).writeXlsx,
  csv: async () => (await import('./write-csv.ts')).writeCsv,
};

/** Answers with a table as a file. Who takes what is recorded before the first row leaves. */
export async function sendFile<Item>(
  db: Kysely<Database>,
  call: FileCall,
  { file, items, rows, asked }: SentTable<Item>,
): Promise<FastifyReply> {
  if (call.request.method === 'HEAD') return sendHead(call, file);
  const after = { list: file.sheetName, rows, ...asked };
  const about = { action: 'export', recordType: 'export', recordId: newId(), after };
  await change(db, call.caller, ({ trx, actor }) => writeAuditEntry(trx, { actor, ...about }));
  const { format } = call.query;
  const writeFile = await writers[format]();
  return call.reply.headers(headersOf(file, format)).send(writeFile(file, items));
}

/** Answers whoever asks what the file would be, without taking it. */
export function sendHead(
  { query, reply }: FileCall,
  file: Pick<TableExport<never>, 'fileName'>,
): FastifyReply {
  return reply.headers(headersOf(file, query.format)).send(Readable.from([]));
}

function headersOf({ fileName }: Pick<TableExport<never>, 'fileName'>, format: ExportFormat) {
  const { mediaType } = exportFormats[format];
  const day = wallClock(new Date().toISOString()).toPlainDate().toString();
  return {
    'content-type': format === 'csv' ? `${mediaType}; charset=utf-8` : mediaType,
    'content-disposition': contentDisposition(`${fileName}-${day}.${format}`),
  };
}

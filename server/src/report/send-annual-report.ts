import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { annualFinancesName } from '@grzadka/contract/document/annual-finances.deadline';
import type { annualReportFile } from '@grzadka/contract/report/annual-report.model';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Actor } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { type FileCall, sendFile } from '#src/core/export/send-file.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printPaper } from '#src/core/paper/print-paper.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { addDocument } from '#src/document/document.repo.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import { readAnnualReport } from './annual-report.repo.ts';
import { annualReportPaper } from './annual-report-paper.ts';
import { annualReportName, annualReportTable, reportLines } from './annual-report-table.ts';

interface ReportCall extends Omit<FileCall, 'query'> {
  readonly query: z.output<typeof annualReportFile>;
}

/** Sends the report of a year in the format that was asked for: docs/product/report.md#paper. */
export async function sendAnnualReport(
  { db }: Pick<AppContext, 'db'>,
  { query: { year, format }, ...call }: ReportCall,
): Promise<FastifyReply> {
  if (format === 'xlsx') {
    const items = reportLines(await readAnnualReport(db, { year }));
    const file = annualReportTable(year);
    return sendFile(
      db,
      { ...call, query: { format } },
      { file, items, rows: items.length, asked: {} },
    );
  }
  const name = await readAssociation(db);
  return sendPaper(call, {
    fileName: annualReportName(year),
    lacks: lackedOn({ name }, 'list'),
    parts: await printReport(db, { name, year }),
  });
}

/**
 * Adds the report of a year to the documents as a draft, by the name by which the countdown of it ends once it is published
 * (docs/product/report.md#publish).
 */
export async function draftAnnualReport(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { year, caller }: { year: number; caller: Actor },
): Promise<{ id: string }> {
  const parts = await printReport(db, { name: await readAssociation(db), year });
  const content = await buffer(Readable.from(parts));
  const form = {
    name: annualFinancesName(year),
    publicationFromDate: null,
    publicationThruDate: null,
    pinFromDate: null,
    pinThruDate: null,
  };
  const file = {
    name: `${annualReportName(year)}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    stream: () => Readable.from([content]),
  };
  return addDocument({ db, storage, caller }, { form, file });
}

async function printReport(
  db: Kysely<Database>,
  { name, year }: { name: string | null; year: number },
): Promise<AsyncGenerator<Uint8Array>> {
  const letters = [await readAnnualReport(db, { year })];
  return printPaper({ ...annualReportPaper(name, year), letters });
}

async function readAssociation(db: Kysely<Database>): Promise<string | null> {
  const settings = db.selectFrom('settings').select('name');
  return (await settings.executeTakeFirstOrThrow()).name;
}

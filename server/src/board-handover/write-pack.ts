import { buffer } from 'node:stream/consumers';
import type { TableExport } from '@grzadka/contract/core/export/export-columns';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { type AsyncZippable, strToU8, zip } from 'fflate';
import { writeXlsx } from '#src/core/export/write-xlsx.ts';
import { printInThread } from '#src/core/paper/print-in-thread.ts';
import { packFiles, readFirst } from './handover.text.ts';
import {
  accountTable,
  deadlineTable,
  documentTable,
  loginTable,
  matterTable,
  owedOf,
  placeTable,
  settingsInWords,
  settingsTable,
} from './handover-tables.ts';
import type { Handover } from './read-handover.ts';
import type { HandoverPaper } from './write-handover-paper.ts';

const program = new URL('./handover-paper.thread.ts', import.meta.url);

/** Windows' simplest program for texts takes those without it for texts of another alphabet. */
const byteOrderMark = '\uFEFF';

/** Packed already. */
const asItIs = { level: 0 } as const;

/** Writes the archive: the tables, the page to sign, and the text that leads through them (docs/product/board-handover.md#pack). */
export async function writePack(handover: Handover): Promise<Buffer> {
  const { settings, backup } = handover;
  const backupDay = backup === null ? null : dayInWords(backup.createdAt);
  const lead = readFirst({ day: dayInWords(handover.day), backup: backupDay });
  const paper = await Array.fromAsync(
    printInThread(program, { head: settings.name, letters: [paperOf(handover, backupDay)] }),
  );
  const files: AsyncZippable = {
    [packFiles.readFirst]: strToU8(byteOrderMark + lead),
    [packFiles.paper]: [Buffer.concat(paper), asItIs],
    [packFiles.logins]: await workbook(loginTable, handover.logins),
    [packFiles.settings]: await workbook(settingsTable, settingsInWords(settings)),
    [packFiles.matters]: await workbook(matterTable, handover.matters),
    [packFiles.deadlines]: await workbook(deadlineTable, handover.deadlines),
    [packFiles.documents]: await workbook(documentTable, handover.documents),
    [packFiles.accounts]: await workbook(accountTable, handover.accounts),
    [packFiles.places]: await workbook(placeTable, handover.places),
    ...(backup !== null && { [packFiles.manifest]: strToU8(backup.manifest) }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  // What is to be packed is packed beside what is served.
  zip(files, (error, packed) => (error ? reject(error) : resolve(packed)));
  return Buffer.from(await promise);
}

async function workbook<Item>(
  table: Pick<TableExport<Item>, 'sheetName' | 'columns' | 'notice'>,
  items: readonly Item[],
): Promise<AsyncZippable[string]> {
  return [await buffer(writeXlsx(table, items)), asItIs];
}

function paperOf(handover: Handover, backup: string | null): HandoverPaper {
  const { settings, accounts, places } = handover;
  return {
    association: settings.name,
    city: settings.city,
    day: dayInWords(handover.day),
    counts: {
      logins: handover.logins.length,
      documents: handover.documents.length,
      matters: handover.matters.length,
      deadlines: handover.deadlines.length,
    },
    owed: accounts.reduce((sum, account) => sum + owedOf(account), 0),
    overpaid: accounts.reduce((sum, { overpaid }) => sum + overpaid, 0),
    places: places.map(({ kind, name, balance }) => ({ kind, name, balance })),
    backup,
  };
}

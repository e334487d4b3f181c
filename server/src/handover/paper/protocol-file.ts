import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printPaper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import type { Sender } from '#src/statement/letter.ts';
import type { LetterFile } from '#src/statement/letter-file.ts';
import { readSender } from '#src/statement/sender.ts';
import { readStatement } from '#src/statement/statement.repo.ts';
import { statementText } from '#src/statement/statement.text.ts';
import { type StatementData, writeStatement } from '#src/statement/write-statement.ts';
import { protocolText as text } from './protocol.text.ts';
import type { Protocol } from './protocol.ts';
import { type ReadProtocol, readProtocol } from './read-protocol.ts';
import { writeProtocol } from './write-protocol.ts';

/** A transaction that has written what is to be printed, or the database as it stands. */
export interface PrintContext extends Pick<AppContext, 'storage'> {
  readonly db: Kysely<Database>;
}

/** A protocol as a file, before the day in its name. */
export interface ProtocolFile extends LetterFile, ReadProtocol {}

/** The protocol of a handover as it stands (docs/product/handovers.md#papers). 404 when there is none. */
export async function protocolFile(context: PrintContext, id: string): Promise<ProtocolFile> {
  const read = await readProtocol(context.db, id);
  const sender = await readSender(context);
  return { ...read, ...fileOf(sender, read.protocol) };
}

function fileOf(sender: Sender, protocol: Protocol): LetterFile {
  const { name } = protocol.garden;
  const parts = printPaper({
    title: `${text.title} ${name}`,
    author: sender.name ?? '',
    foot: () => text.foot(name, sender.name),
    letters: [protocol],
    write: (sheet, letter) => writeProtocol(sheet, sender, letter),
  });
  return {
    fileName: fileNameOf('protokol-przekazania', name),
    lacks: lackedOn(sender, 'receipt'),
    parts,
  };
}

/** A plot may be called 'A/12', which no file may. */
export function fileNameOf(what: string, garden: string): string {
  return `${what}-${garden.replaceAll('/', '-')}`;
}

/** A protocol or a statement, with what stands at the foot of its pages. */
interface OneOfPapers {
  readonly foot: string;
  readonly write: (sheet: Sheet) => void;
}

/** The protocol of a handover and the statements of its accounts, as they stand. 404 when there is none. */
export async function papersFile(context: PrintContext, id: string): Promise<LetterFile> {
  const { protocol, accountIds } = await readProtocol(context.db, id);
  const sender = await readSender(context);
  const statements: StatementData[] = [];
  for (const accountId of accountIds) {
    statements.push(await readStatement(context.db, { id: accountId, from: null, thru: null }));
  }
  const { name } = protocol.garden;
  const letters: OneOfPapers[] = [
    {
      foot: text.foot(name, sender.name),
      write: (sheet) => writeProtocol(sheet, sender, protocol),
    },
    ...statements.map((statement) => ({
      foot: statementText.foot(statement.account.reference, sender.name),
      write: (sheet: Sheet) => writeStatement(sheet, sender, statement),
    })),
  ];
  const parts = printPaper({
    title: `${text.papers} ${name}`,
    author: sender.name ?? '',
    foot: ({ foot }) => foot,
    letters,
    write: (sheet, { write }) => write(sheet),
  });
  return {
    fileName: fileNameOf('przekazanie-dzialki', name),
    lacks: lackedOn(sender, 'letter'),
    parts,
  };
}

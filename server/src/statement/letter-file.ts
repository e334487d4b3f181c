import type { AppContext } from '#src/core/http/app-context.ts';
import { printPaper } from '#src/core/paper/print-paper.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import { readNotice } from './notice.repo.ts';
import { about, noticePaper } from './notice-paper.ts';
import { readSender } from './sender.ts';
import { readLetter, readStatement } from './statement.repo.ts';
import { statementText } from './statement.text.ts';
import { writeSlip, writeStatement } from './write-statement.ts';

/** A letter about one account: what its file is called, before the day, and the PDF as it is made. */
export interface LetterFile {
  readonly fileName: string;
  /** What it is printed without, in words. */
  readonly lacks: string;
  readonly parts: AsyncGenerator<Uint8Array>;
}

type Context = Pick<AppContext, 'db' | 'storage'>;

/** The statement of an account over some days (docs/product/paper.md#statement); 404 when there is no such account. */
export async function statementFile(
  context: Context,
  asked: Parameters<typeof readStatement>[1],
): Promise<LetterFile> {
  const statement = await readStatement(context.db, asked);
  const sender = await readSender(context);
  const { reference } = statement.account;
  const parts = printPaper({
    ...about(sender, `${statementText.statement} ${reference}`),
    letters: [statement],
    write: (sheet, letter) => writeStatement(sheet, sender, letter),
  });
  return {
    fileName: `stan-rozliczen-${reference}`,
    lacks: lackedOn(sender, 'letter'),
    parts,
  };
}

/** How to pay what is open on an account, with the transfer code; 404 when there is no such account. */
export async function slipFile(
  context: Context,
  asked: Parameters<typeof readLetter>[1],
): Promise<LetterFile> {
  const letter = await readLetter(context.db, asked);
  const sender = await readSender(context);
  const { reference } = letter.account;
  const parts = printPaper({
    ...about(sender, `${statementText.slip} ${reference}`),
    letters: [letter],
    write: (sheet, slip) => writeSlip(sheet, sender, slip),
  });
  return { fileName: `wplata-${reference}`, lacks: lackedOn(sender, 'letter'), parts };
}

/** The notice of an account by a run (docs/product/paper.md#notice); 404 and 409 as `readNotice` has them. */
export async function noticeFile(
  context: Context,
  asked: Parameters<typeof readNotice>[1],
): Promise<LetterFile> {
  const notice = await readNotice(context.db, asked);
  const sender = await readSender(context);
  const { reference } = notice.account;
  const paper = noticePaper(sender, `${statementText.notice} ${reference}`);
  const parts = printPaper({ ...paper, letters: [notice] });
  return { fileName: `zawiadomienie-${reference}`, lacks: lackedOn(sender, 'letter'), parts };
}

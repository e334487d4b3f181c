import { bindBlanks } from '#src/content/html/bind-blanks.ts';
import { parseHtml } from '#src/content/html/read-html.ts';
import { looks, mm, page } from '#src/core/paper/page.ts';
import { readBlocks } from '#src/core/paper/rich-text/blocks.ts';
import { writeBlocks } from '#src/core/paper/rich-text/write-blocks.ts';
import { gaps, type Sheet } from '#src/core/paper/sheet.ts';
import type { NoticeData, Sender } from '#src/statement/letter.ts';
import { about } from '#src/statement/notice-paper.ts';
import { statementText } from '#src/statement/statement.text.ts';
import { writeHead } from '#src/statement/write-head.ts';
import { writeNotice } from '#src/statement/write-notice.ts';
import { type StatementData, writeStatement } from '#src/statement/write-statement.ts';
import type { LetterFacts, MessageLetter } from './letter.ts';
import { lettersText as text } from './letters.text.ts';

/** What a letter is about, above its words. */
const subjectLook = { ...looks.strong, size: 15 };

/** Writes a message as a letter, and behind it what is generated for it: docs/product/paper.md#letters-of-a-message. */
export function writeLetter(sheet: Sheet, sender: Sender, letter: MessageLetter): void {
  const { addressee, facts, madeOn, subject, html } = letter;
  writeHead(sheet, sender, { addressee, madeOn, facts: told(facts) });
  sheet.heading(1, subject, subjectLook);
  const body = parseHtml(html);
  if (body === undefined) throw new RangeError('The body of a letter exceeds the limits of a text');
  bindBlanks(body);
  writeBlocks(sheet, readBlocks(body), gaps.paragraph + signatureHeight);
  writeSignature(sheet);
  writeAttachments(sheet, letter);
  for (const data of letter.generated) writeGenerated(sheet, sender, data);
}

function told({ references, gardens, holders }: LetterFacts): [label: string, value: string][] {
  const plots = gardens.map(({ name, sector }) => `${name} (${sector})`);
  return [
    [text.references(references.length), references.join(', ')],
    [text.gardens(gardens.length), plots.join(', ')],
    [text.holders, holders.join(', ')],
  ];
}

/** Where a letter is signed: above its line a hand has room. */
const signature = { x: mm(120), room: mm(14) } as const;
const signatureHeight = gaps.part + signature.room + mm(14);

function writeSignature(sheet: Sheet): void {
  sheet.makeRoom(signatureHeight);
  const { x } = signature;
  const width = page.right - x;
  const y = sheet.y + gaps.part;
  sheet.write(text.signedBy, { x, y, width });
  const line = y + sheet.heightOf(text.signedBy, width, looks.text) + signature.room;
  sheet.rule(line, { from: x });
  sheet.write(text.signature, { x, y: line + 2, width }, { look: looks.note });
  sheet.y = line + 2 + sheet.heightOf(text.signature, width, looks.note) + gaps.part;
}

/** What is put in, by name: documents, and what is printed behind the letter. */
function writeAttachments(sheet: Sheet, { attachments, generated }: MessageLetter): void {
  const names = [...attachments, ...generated.map(nameOf)];
  if (names.length === 0) return;
  const items = names.map((name, at) => ({
    marker: `${at + 1}.`,
    blocks: [{ kind: 'text', tag: 'P', runs: [{ text: name }] } as const],
  }));
  sheet.makeRoom(2 * sheet.lineHeight(looks.strong));
  sheet.paragraph(text.attachments, looks.strong);
  writeBlocks(sheet, [{ kind: 'list', items }], 0);
}

type Generated = NoticeData | StatementData;

function nameOf(data: Generated): string {
  return 'run' in data
    ? `${statementText.notice} ${data.run.number}`
    : `${statementText.statement} ${data.account.reference}`;
}

function writeGenerated(sheet: Sheet, sender: Sender, data: Generated): void {
  sheet.beginPart(about(sender, '').foot(data));
  if ('run' in data) writeNotice(sheet, sender, data);
  else writeStatement(sheet, sender, data);
}

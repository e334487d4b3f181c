import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatBankAccount } from '@grzadka/contract/settings/bank-account';
import { paperLacks } from '@grzadka/contract/settings/paper-lacks';
import { drawCode } from '#src/core/paper/code.ts';
import { looks, mm, page } from '#src/core/paper/page.ts';
import { gaps, type Sheet } from '#src/core/paper/sheet.ts';
import type { Letter, Sender } from './letter.ts';
import { statementText as text } from './statement.text.ts';
import { type Asked, amountsToAsk } from './to-pay.ts';
import { type Transfer, transferCode, transferTo } from './transfer.ts';
import { writeFacts } from './write-facts.ts';

/** How wide a code is printed, without its quiet zone: no reader needs more, and some no less than 30 mm. */
const codeWidth = mm(31);
/** With its heading, so that neither stands alone. */
const roomForAll = mm(50) + mm(8);
const factsWidth = mm(78);

/** How much room that takes below what stands before it, in points; none where nothing is open. */
export function roomForTransfer({ account, madeOn }: Letter): number {
  return amountsToAsk(account.open, madeOn).length === 0 ? 0 : roomForAll;
}

/** Writes how to pay what is open now, with a code for each amount that one may want to pay; nothing where nothing is open. */
export function writeTransfer(sheet: Sheet, sender: Sender, { account, madeOn }: Letter): void {
  const asked = amountsToAsk(account.open, madeOn);
  if (asked.length === 0) return;
  const garden = account.garden?.name ?? null;
  const transfer = transferTo(sender, { ...account, garden });
  sheet.makeRoom(roomForAll);
  sheet.heading(2, text.transfer);
  const { y: top } = sheet;
  const { recipient, bankAccount, title } = transfer;
  const isAccountLacking = paperLacks(sender, 'letter').includes('bankAccount');
  const end = writeFacts(sheet, { x: page.left, y: top, width: factsWidth }, [
    [text.recipient, recipient ?? ''],
    [
      text.bankAccount,
      isAccountLacking || bankAccount === null
        ? text.askForAccount
        : formatBankAccount(bankAccount),
    ],
    [text.title, title],
    [text.transferAmount, asked.map(inWords).join('\n')],
  ]);
  const codesEnd = writeCodes(sheet, { sender, transfer, asked, top });
  sheet.y = Math.max(end, codesEnd) + gaps.part;
}

/** An amount, and where there are several of them which it is. */
function inWords({ amount, by }: Asked, _at: number, asked: readonly Asked[]): string {
  if (asked.length === 1) return formatAmount(amount);
  return `${formatAmount(amount)} – ${by === null ? text.codeOfAll : text.codeBy(by)}`;
}

interface Codes {
  readonly sender: Sender;
  readonly transfer: Transfer;
  readonly asked: readonly Asked[];
  readonly top: number;
}

/** Gives where they end. */
function writeCodes(sheet: Sheet, { sender, transfer, asked, top }: Codes): number {
  const start = page.left + factsWidth + mm(4);
  let x = start;
  let end = top;
  const captions = asked.map(inWords);
  for (const [at, { amount }] of asked.entries()) {
    const code = transferCode(sender, transfer, amount);
    if (code === null) continue;
    const words = text.code(amount);
    const width = drawCode(sheet, code, { x, y: top, width: codeWidth, words });
    const caption = captions[at] ?? '';
    const place = { x: x + mm(3), y: top + width, width: width - mm(3) };
    sheet.write(caption, place, { look: looks.note });
    end = Math.max(end, place.y + sheet.heightOf(caption, place.width, looks.note));
    x += width + mm(2);
  }
  if (end === top) return end;
  const place = { x: start + mm(3), width: page.right - start - mm(3) };
  sheet.write(text.scan, { ...place, y: end }, { look: looks.note });
  return end + sheet.heightOf(text.scan, place.width, looks.note);
}

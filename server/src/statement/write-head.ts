import { formatPhone } from '@grzadka/contract/core/format-phone';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { looks, mm, page } from '#src/core/paper/page.ts';
import { gaps, type Sheet } from '#src/core/paper/sheet.ts';
import { writeWithin } from '#src/core/paper/write-within.ts';
import type { Letter, Sender } from './letter.ts';
import { addressLines } from './sender.ts';
import { statementText as text } from './statement.text.ts';
import { writeFacts } from './write-facts.ts';

/** The part of the sheet that is seen through the window of an envelope (DL): docs/product/paper.md#letters. */
const windows = { left: { x: mm(20) }, right: { x: mm(110) } } as const;
const windowTop = mm(50);
const windowEnd = mm(80);
const windowWidth = mm(85);

/** Between the window's edge and the address, since a sheet moves about in its envelope. */
const inset = mm(4);

/** Where in that window who sends the letter stands, small: an envelope that cannot be delivered goes back there. */
const returnTop = windowTop + mm(1);
const returnHeight = mm(3);

const logoBox = { width: mm(36), height: mm(18) } as const;

/** What stands on a letter above its words; facts that say nothing are left out. */
export interface Head {
  /** The lines of the address. */
  readonly addressee: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** 'YYYY-MM-DD'. */
  readonly madeOn: string;
}

/** Writes who sends a letter, to whom, what about, and when: docs/product/paper.md#letters. */
export function writeHead(sheet: Sheet, sender: Sender, { addressee, facts, madeOn }: Head): void {
  writeSender(sheet, sender);
  const window = windows[sender.addressWindow].x + inset;
  writeReturnAddress(sheet, sender, window);
  writePlaceAndDay(sheet, sender, madeOn);
  const width = windowWidth - 2 * inset;
  const address = { x: window, y: windowTop + inset, width, height: windowEnd - windowTop - inset };
  writeWithin(sheet, addressee, { box: address, look: looks.text });
  const isLeft = sender.addressWindow === 'left';
  const beside = { x: isLeft ? windows.right.x : page.left, y: windowTop, width: mm(80) };
  const end = writeFacts(sheet, beside, facts);
  sheet.y = Math.max(windowEnd, end) + gaps.part;
}

/** Writes who issues a paper that goes to nobody by post, where and when: its head without a window for an envelope. */
export function writePlainHead(
  sheet: Sheet,
  issuer: Parameters<typeof writeSender>[1] & Pick<Sender, 'city'>,
  madeOn: string,
): void {
  const end = writeSender(sheet, issuer);
  writePlaceAndDay(sheet, issuer, madeOn);
  sheet.y = end + mm(18);
}

function writePlaceAndDay(sheet: Sheet, { city }: Pick<Sender, 'city'>, madeOn: string): void {
  const day = dayInWords(madeOn);
  const right = { x: mm(120), y: page.top, width: page.right - mm(120), align: 'right' } as const;
  sheet.write(city === null ? day : `${city}, ${day}`, right);
}

/** The head of a letter about a settlement account. */
export function writeAccountHead(sheet: Sheet, sender: Sender, { account, madeOn }: Letter): void {
  const { reference, garden, holders } = account;
  const plot = garden === null ? text.withoutGarden : `${garden.name} (${garden.sector})`;
  const facts = [
    [text.reference, reference],
    [text.garden, plot],
    [text.holders, holders.join(', ')],
  ] as const;
  writeHead(sheet, sender, { addressee: account.addressee ?? [], facts, madeOn });
}

/** Writes who sends a paper, at its top; gives where that ends. */
function writeSender(
  sheet: Sheet,
  sender: Parameters<typeof linesOfSender>[0] & Pick<Sender, 'logo'>,
): number {
  const { logo } = sender;
  if (logo !== null) {
    const box: [number, number] = [logoBox.width, logoBox.height];
    sheet.picture('Logo', [page.left, page.top, page.left + box[0], page.top + box[1]], () => {
      sheet.doc.image(logo, page.left, page.top, { fit: box });
    });
  }
  const x = logo === null ? page.left : page.left + logoBox.width + mm(4);
  const width = mm(118) - x;
  let y: number = page.top;
  for (const { line, look } of linesOfSender(sender)) {
    sheet.write(line, { x, y, width }, { look });
    y += sheet.heightOf(line, width, look);
  }
  return logo === null ? y : Math.max(y, page.top + logoBox.height);
}

/** Who sends a letter, line by line; nothing where the settings do not say. */
export function linesOfSender({
  name,
  phone,
  email,
  nip,
  ...address
}: Pick<Sender, 'name' | 'phone' | 'email' | 'nip' | keyof Parameters<typeof addressLines>[0]>) {
  const reached = [phone && `tel. ${formatPhone(phone)}`, email].filter((part) => part);
  const lines = [addressLines(address).join(', '), reached.join(', '), nip && `NIP ${nip}`];
  const notes = lines
    .filter((line) => line)
    .map((line) => ({ line: String(line), look: looks.note }));
  return name === null ? notes : [{ line: name, look: looks.strong }, ...notes];
}

/** For the eye: who has the letter read to them has heard it. */
function writeReturnAddress(sheet: Sheet, { name, ...address }: Sender, x: number): void {
  const parts = [name ?? '', ...addressLines(address)].filter((part) => part !== '');
  const place = { x, y: returnTop, width: windowWidth - 2 * inset, height: returnHeight };
  sheet.writeUnread(sheet.cut(parts.join(', '), place.width, returnLook), place, returnLook);
}

const returnLook = { ...looks.note, size: 6.5 };

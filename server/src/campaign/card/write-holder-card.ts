import type { CampaignTypes } from '@grzadka/contract/campaign/campaign.labels';
import { formatPhone } from '@grzadka/contract/core/format-phone';
import { drawCode } from '#src/core/paper/code.ts';
import { inks, type Look, mm, type PageSize, page as upright } from '#src/core/paper/page.ts';
import type { Paper } from '#src/core/paper/print-paper.ts';
import { gaps, type Sheet } from '#src/core/paper/sheet.ts';
import { writeWithin } from '#src/core/paper/write-within.ts';
import { holderCardText as text } from './holder-card.text.ts';

/** What the card says that is not the same on every one. */
export interface HolderCard {
  /** Of the association, as the settings have them. */
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly types: CampaignTypes;
  /** The last day on which a reading may be reported. */
  readonly until: string;
  readonly needsPhoto: boolean;
  /** Where the program is opened, and where one signs in to it. */
  readonly programAddress: string;
  readonly signInAddress: string;
}

/** It has no foot. */
const page: PageSize = { ...upright, bottom: mm(284) };

/** It is read on a board, too, from further away than a letter. */
const words: Look = { size: 12.5 };
const strong: Look = { ...words, isStrong: true };
const title: Look = { size: 26, isStrong: true, ink: inks.accent };
const heading: Look = { size: 16, isStrong: true, ink: inks.accent };
const deadline: Look = { size: 18, isStrong: true };

const codeWidth = mm(46);

/** The card for holders on paper: docs/product/campaigns.md#card-for-holders. */
export function holderCardPaper({ name }: HolderCard): Omit<Paper<HolderCard>, 'letters'> {
  return { title: text.title, author: name ?? '', page, write: writeHolderCard };
}

function writeHolderCard(sheet: Sheet, card: HolderCard): void {
  if (card.name !== null) writeName(sheet, card.name);
  sheet.heading(1, text.title, title);
  sheet.y += gaps.paragraph;
  sheet.paragraph(text.about, words);
  sheet.paragraph(text.meters[card.types], words);
  sheet.paragraph(text.until(card.until), deadline);
  beginPart(sheet, text.signIn);
  writeSignIn(sheet, card);
  beginPart(sheet, text.report);
  writeSteps(sheet, text.steps(card.needsPhoto));
  beginPart(sheet, text.after);
  sheet.paragraph(text.afterwards, words);
  sheet.paragraph(text.otherwise, words);
  // Each on a line of its own: an address that is torn is typed wrong.
  const ways = waysToOffice(card);
  if (ways.length > 0) sheet.paragraph(ways.join('\n'), strong);
}

/** On two lines at the most, so that all of the card stays on its page. */
function writeName(sheet: Sheet, name: string): void {
  const width = page.right - page.left;
  const height = Math.min(sheet.heightOf(name, width, strong), 2 * sheet.lineHeight(strong));
  writeWithin(sheet, [name], { box: { x: page.left, y: sheet.y, width, height }, look: strong });
  sheet.y += height + gaps.paragraph;
}

function beginPart(sheet: Sheet, name: string): void {
  sheet.y += gaps.part;
  sheet.heading(2, name, heading);
}

/** The code, and beside it what else leads there. */
function writeSignIn(sheet: Sheet, { programAddress, signInAddress }: HolderCard): void {
  const top = sheet.y;
  const place = { x: page.left, y: top, width: codeWidth, words: text.code(signInAddress) };
  const side = drawCode(sheet, signInAddress, place);
  const x = page.left + side + mm(4);
  const width = page.right - x;
  let y = top + mm(6);
  for (const [line, look] of [
    [text.scan, words],
    [programAddress, strong],
    [text.credentials, words],
  ] as const) {
    sheet.write(line, { x, y, width }, { look });
    y += sheet.heightOf(line, width, look) + gaps.part;
  }
  sheet.y = Math.max(top + side, y);
}

function writeSteps(sheet: Sheet, steps: readonly string[]): void {
  const list = sheet.group('L');
  const x = page.left + mm(9);
  const width = page.right - x;
  for (const [at, step] of steps.entries()) {
    const item = sheet.group('LI', list);
    const number = { x: page.left, y: sheet.y, width: mm(9) };
    sheet.write(`${at + 1}.`, number, { look: strong, tag: 'Lbl', parent: item });
    const body = sheet.group('LBody', item);
    sheet.write(step, { x, y: sheet.y, width }, { look: words, parent: body });
    body.end();
    item.end();
    sheet.y += sheet.heightOf(step, width, words) + gaps.paragraph;
  }
  list.end();
}

function waysToOffice({ phone, email }: HolderCard): string[] {
  return [phone && text.phone(formatPhone(phone)), email].filter((way) => way !== null);
}

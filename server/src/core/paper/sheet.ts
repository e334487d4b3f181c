import { fontFile } from './fonts.ts';
import { lettersOf } from './letters-of.ts';
import { inks, type Look, looks, mm, type PageSize } from './page.ts';
import { forgetWords, forgotten, writeContentOf, writeTagsOf } from './pdfkit-internals.ts';

/** Where a text stands, in points from the left upper corner of its page. */
interface Place {
  readonly x: number;
  readonly y: number;
  /** Where its lines end. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** What a text is to those who have it read to them. */
export type Tag = 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'TH' | 'TD' | 'Lbl';

/** A part of a letter that holds others, such as a table. */
export type Group = PDFKit.PDFStructureElement;

/** What a letter is written on. */
export interface SheetSetting {
  readonly page: PageSize;
  /** What stands at the foot of its pages, beside their numbers; null where nothing is to be there. */
  readonly foot: string | null;
  /** No letter, and no part of one, begins on the back of another. */
  readonly isTwoSided: boolean;
}

/**
 * One letter: it begins on a page of its own and goes on with more where it needs them. What is written flows down from `y`; what is
 * written at a place of its own leaves `y` alone. Each part has a tag, in the order in which it is written.
 */
export class Sheet {
  /** Where the next part begins, in points from the upper edge. */
  y: number;
  readonly page: PageSize;
  readonly doc: PDFKit.PDFDocument;
  readonly #whole: Group;
  readonly #isTwoSided: boolean;
  #foot: string | null;
  #taken = 0;

  constructor(doc: PDFKit.PDFDocument, document: Group, { page, foot, isTwoSided }: SheetSetting) {
    this.doc = doc;
    this.page = page;
    this.y = page.top;
    this.#whole = doc.struct('Sect');
    this.#foot = foot;
    this.#isTwoSided = isTwoSided;
    document.add(this.#whole);
    this.#begin();
  }

  /** Begins a part of the letter, such as what is put in with it: on a sheet of its own, with a foot and page numbers of its own. */
  beginPart(foot: string): void {
    this.#endPages();
    this.#foot = foot;
    this.#begin();
  }

  /** Ends the letter. */
  finish(): void {
    forgetWords(this.doc);
    this.#whole.end();
    this.#endPages();
  }

  #begin(): void {
    const { start, count } = this.doc.bufferedPageRange();
    if (this.#isTwoSided && (start + count) % 2 === 1) this.#leaveBlank();
    this.doc.addPage();
    this.y = this.page.top;
  }

  /** The back of a sheet whose next one belongs to somebody else. */
  #leaveBlank(): void {
    const { doc } = this;
    doc.addPage();
    this.unread(() => {});
    writeTagsOf(doc);
    const { dictionary } = doc.page;
    doc.flushPages();
    forgotten(dictionary);
  }

  /** The foot comes to all pages that are not ended, with the number of pages, which is known now. */
  #endPages(): void {
    writeTagsOf(this.doc);
    const pages: PDFKit.PDFKitReference[] = [];
    const { start, count } = this.doc.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.doc.switchToPage(start + at);
      if (this.#foot !== null) {
        this.#writeFoot(this.#foot, count === 1 ? '' : `Strona ${at + 1} z ${count}`);
      }
      pages.push(this.doc.page.dictionary);
    }
    this.doc.flushPages();
    pages.forEach(forgotten);
  }

  #writeFoot(foot: string, number: string): void {
    const { left: x, right, foot: y } = this.page;
    const width = right - x;
    const room = number === '' ? width : width - roomForNumber;
    this.unread(() => {
      this.#draw(this.cut(foot, room, looks.note), { x, y, width }, looks.note);
      this.#draw(number, { x, y, width, align: 'right' }, looks.note);
    });
  }

  /** Begins a page where less than `height` is left of this one; says whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.page.bottom) return false;
    this.turn();
    return true;
  }

  /** Goes on with the next page. */
  turn(): void {
    writeTagsOf(this.doc);
    writeContentOf(this.doc);
    this.doc.addPage();
    this.y = this.page.top;
  }

  /** A group of parts, such as a table or one of its rows; it is ended by who asked for it. */
  group(type: string, parent: Group = this.#whole): Group {
    const group = this.doc.struct(type, type === 'TH' ? { scope: 'Column' } : {});
    parent.add(group);
    return group;
  }

  /** A heading, never the last on its page. */
  heading(
    level: 1 | 2,
    text: string,
    look: Look = level === 1 ? looks.title : looks.heading,
  ): void {
    const place = { x: this.page.left, y: 0, width: this.page.right - this.page.left };
    this.makeRoom(this.heightOf(text, place.width, look) + roomBelowHeading);
    this.write(text, { ...place, y: this.y }, { look, tag: level === 1 ? 'H1' : 'H2' });
    this.y += this.heightOf(text, place.width, look) + gaps.heading;
  }

  /** A paragraph across the page. */
  paragraph(text: string, look: Look = looks.text): void {
    const { left: x, right } = this.page;
    const width = right - x;
    const height = this.heightOf(text, width, look);
    this.makeRoom(height);
    this.write(text, { x, y: this.y, width }, { look });
    this.y += height + gaps.paragraph;
  }

  /** A text at a place of its own. */
  write(
    text: string,
    place: Place,
    { look = looks.text, tag = 'P', parent }: { look?: Look; tag?: Tag; parent?: Group } = {},
  ): void {
    const part = this.group(tag, parent);
    part.add(() => this.#draw(text, place, look));
    part.end();
  }

  /** A picture with what it says in words. */
  picture(words: string, box: readonly [number, number, number, number], draw: () => void): void {
    const figure = this.doc.struct('Figure', { alt: words, bbox: box });
    this.#whole.add(figure);
    figure.add(draw);
    figure.end();
  }

  /** A text that is not read out, since it was before. */
  writeUnread(text: string, place: Place, look: Look): void {
    this.unread(() => this.#draw(text, place, look));
  }

  /** What is not read out: lines, and what stands on each page. */
  unread(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** A line across the page, or a part of it. */
  rule(y: number, { from = this.page.left, to = this.page.right, weight = 0.5 } = {}): void {
    this.unread(() => {
      this.doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).stroke(inks.line);
    });
  }

  /** How high a text stands whose lines are so wide. */
  heightOf(text: string, width: number, look: Look): number {
    this.#take(look);
    const options = optionsOf(look);
    const isOneLine = !text.includes('\n') && this.doc.widthOfString(text, options) <= width;
    return isOneLine
      ? this.lineHeight(look)
      : this.doc.heightOfString(text, { ...options, width, lineGap });
  }

  /** How high one line is. */
  lineHeight(look: Look): number {
    this.#take(look);
    return this.doc.currentLineHeight(true) + lineGap;
  }

  /** As much of a text as one line has room for. */
  cut(text: string, width: number, look: Look): string {
    const fits = (part: string) => this.widthOf(part, look) <= width;
    if (fits(text)) return text;
    const letters = lettersOf(text);
    let [most, least] = [letters.length, 0];
    while (most - least > 1) {
      const middle = Math.floor((most + least) / 2);
      if (fits(`${letters.slice(0, middle).join('')}…`)) least = middle;
      else most = middle;
    }
    return `${letters.slice(0, least).join('').trimEnd()}…`;
  }

  /** How wide a text stands on one line. */
  widthOf(text: string, look: Look): number {
    this.#take(look);
    return this.doc.widthOfString(text, optionsOf(look));
  }

  /** Draws a text as one line, as wide as `widthOf` says, within a part that is marked already. */
  drawLine(text: string, { x, y, width }: Omit<Place, 'align'>, look: Look): void {
    this.#take(look);
    this.doc.fillColor(look.ink ?? inks.text);
    // With these options it need not be measured again.
    const options = { ...optionsOf(look), lineBreak: false, textWidth: width, wordCount: 1 };
    this.doc.text(text, x, y, options);
  }

  #draw(text: string, { x, y, width, align = 'left' }: Place, look: Look): void {
    this.#take(look);
    const options = optionsOf(look);
    const length = text.includes('\n') ? Infinity : this.doc.widthOfString(text, options);
    this.doc.fillColor(look.ink ?? inks.text);
    if (length <= width) {
      const start = align === 'right' ? x + width - length : x;
      this.doc.text(text, start, y, { ...options, lineBreak: false });
    } else {
      this.doc.text(text, x, y, { ...options, width, align, lineGap });
    }
  }

  #take(look: Look): void {
    this.doc.font(fontFile(look), look.size);
    this.#taken += 1;
    if (this.#taken % mostTaken === 0) forgetWords(this.doc);
  }
}

/** After so many texts it is time to look how many words are remembered. */
const mostTaken = 1000;

/** Between lines of one text, in points. */
const lineGap = 1.5;

/** Below a heading or a paragraph, in points. */
export const gaps = { heading: 6, paragraph: 6, part: 12 } as const;

/** What of the foot of a page its number takes. */
const roomForNumber = mm(34);

/** What a heading has to have below it on its page: some rows of a table, or lines. */
const roomBelowHeading = 90;

function optionsOf({
  isFigure = false,
  isUnderlined: underline = false,
  isStruck: strike = false,
}: Look): PDFKit.Mixins.TextOptions {
  return { underline, strike, ...(isFigure && { features: ['tnum'] }) };
}

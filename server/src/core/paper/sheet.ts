import { fontFiles } from './fonts.ts';
import { inks, type Look, looks, type PageSize } from './page.ts';
import { type Group, type Tag, writeTagsOf } from './tags.ts';
import { forgotten, writeContentOf } from './written.ts';

/** Where a text stands, in points from the left upper corner of its page. */
interface Place {
  readonly x: number;
  readonly y: number;
  /** Where its lines end. */
  readonly width: number;
  readonly align?: 'left' | 'right';
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

  constructor(doc: PDFKit.PDFDocument, document: Group, page: PageSize) {
    this.doc = doc;
    this.page = page;
    this.y = page.top;
    this.#whole = doc.struct('Sect');
    document.add(this.#whole);
    doc.addPage();
  }

  /** Ends the letter: the foot comes to all of its pages, of which it now says how many there are. */
  finish(foot: string): void {
    const { page } = this;
    this.#whole.end();
    writeTagsOf(this.doc);
    const pages: PDFKit.PDFKitReference[] = [];
    const { start, count } = this.doc.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.doc.switchToPage(start + at);
      const number = count === 1 ? '' : `Strona ${at + 1} z ${count}`;
      this.unread(() => {
        const place = { x: page.left, y: page.foot, width: page.right - page.left };
        this.#draw(foot, place, looks.noteOwn);
        this.#draw(number, { ...place, align: 'right' }, looks.note);
      });
      pages.push(this.doc.page.dictionary);
    }
    this.doc.flushPages();
    pages.forEach(forgotten);
  }

  /** Begins a page where less than `height` is left of this one; says whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.page.bottom) return false;
    writeTagsOf(this.doc);
    writeContentOf(this.doc);
    this.doc.addPage();
    this.y = this.page.top;
    return true;
  }

  /** A group of parts, such as a table or one of its rows; it is ended by who asked for it. */
  group(type: string, parent: Group = this.#whole): Group {
    const group = this.doc.struct(type, type === 'TH' ? { scope: 'Column' } : {});
    parent.add(group);
    return group;
  }

  /** A heading, never the last on its page. */
  heading(level: 1 | 2, text: string): void {
    const look = level === 1 ? looks.title : looks.heading;
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
      ? this.doc.currentLineHeight(true) + lineGap
      : this.doc.heightOfString(text, { ...options, width, lineGap });
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

  #take({ size, isStrong = false }: Look): void {
    this.doc.font(isStrong ? fontFiles.strong : fontFiles.regular, size);
  }
}

/** Between lines of one text, in points. */
const lineGap = 1.5;

/** Below a heading or a paragraph, in points. */
export const gaps = { heading: 6, paragraph: 6, part: 12 } as const;

/** What a heading has to have below it on its page: some rows of a table, or lines. */
const roomBelowHeading = 90;

/** Words for which features are stated, if only none, the library lays out each time anew. */
function optionsOf({ isFigure = false, isOwn = false }: Look): PDFKit.Mixins.TextOptions {
  if (isFigure) return { features: ['tnum'] };
  return isOwn ? { features: [] } : {};
}

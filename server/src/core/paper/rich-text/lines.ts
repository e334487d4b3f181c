import { lettersOf } from '../letters-of.ts';
import type { Look } from '../page.ts';
import type { Sheet } from '../sheet.ts';
import type { Run } from './blocks.ts';

/** A part of a line that looks the same throughout, in points. */
interface Piece {
  readonly text: string;
  readonly look: Look;
  readonly width: number;
  /** How much of the width is a blank at its end. */
  readonly blank: number;
}

export type Line = readonly Piece[];

/** Words with the blank behind them, the longest of them in pieces, so that to take one apart costs no more than some of these. */
const pieces = /[^ ]{1,60} ?| /gu;

/**
 * A paragraph in lines of that width. They end at blanks alone: a hyphen at the end of a Polish line would have to be repeated on the
 * next. A word that is wider than a line is taken apart.
 */
export function linesOf(sheet: Sheet, runs: readonly Run[], look: Look, width: number): Line[] {
  const lines = new Lines(sheet, width);
  for (const { text, ...style } of runs) {
    const shown = { ...look, ...style };
    const blankWidth = sheet.widthOf(' ', shown);
    for (const [at, part] of printable(text).split('\n').entries()) {
      if (at > 0) lines.end();
      for (const [piece] of part.matchAll(pieces)) {
        const blank = piece.endsWith(' ') ? blankWidth : 0;
        lines.add({ text: piece, look: shown, width: sheet.widthOf(piece, shown), blank });
      }
    }
  }
  return lines.all();
}

/** A text without what nobody sees, in characters that fonts have, as far as these are another way to write it. */
function printable(text: string): string {
  return text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/(?<=\p{Mark}{4})\p{Mark}+/gu, '')
    .replaceAll(/[\u2000-\u200A\u205F\u3000]/g, ' ')
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(/[\u2010\u2011]/g, '-');
}

class Lines {
  readonly #sheet: Sheet;
  readonly #width: number;
  readonly #lines: Line[] = [];
  #line: Piece[] = [];
  #length = 0;
  /** Pieces between which no line ends. */
  #word: Piece[] = [];

  constructor(sheet: Sheet, width: number) {
    this.#sheet = sheet;
    this.#width = width;
  }

  add(piece: Piece): void {
    const before = this.#word.at(-1) ?? this.#line.at(-1);
    // Of blanks one after the other HTML shows one, and none where a line begins.
    if (piece.text === ' ' && (before === undefined || before.blank > 0)) return;
    this.#word.push(piece);
    if (piece.blank > 0) this.#endWord();
  }

  /** The line ends here, whether it is full or not. */
  end(): void {
    this.#endWord();
    this.#endLine();
  }

  all(): Line[] {
    this.end();
    // A break at the end of a paragraph begins no line.
    if (this.#lines.length > 1 && this.#lines.at(-1)?.length === 0) this.#lines.pop();
    return this.#lines;
  }

  #endWord(): void {
    const word = this.#word;
    this.#word = [];
    const length = word.reduce((sum, { width }) => sum + width, 0);
    const seen = length - (word.at(-1)?.blank ?? 0);
    if (this.#length + seen > this.#width && this.#line.length > 0) this.#endLine();
    if (seen > this.#width) for (const piece of word) this.#takeApart(piece);
    else for (const piece of word) this.#append(piece);
  }

  #append(piece: Piece): void {
    this.#line.push(piece);
    this.#length += piece.width;
  }

  #takeApart({ text, look, blank }: Piece): void {
    let letters = lettersOf(text);
    while (letters.length > 0) {
      const count = this.#countThatFits(letters, look);
      const part = letters.slice(0, count).join('');
      letters = letters.slice(count);
      const isLast = letters.length === 0;
      if (count > 0) {
        const width = this.#sheet.widthOf(part, look);
        this.#append({ text: part, look, width, blank: isLast ? blank : 0 });
      }
      if (!isLast) this.#endLine();
    }
  }

  /** How many letters the line still takes; at least one where it has none. */
  #countThatFits(letters: readonly string[], look: Look): number {
    const room = this.#width - this.#length;
    const widthOf = (count: number) =>
      this.#sheet.widthOf(letters.slice(0, count).join('').trimEnd(), look);
    const whole = widthOf(letters.length);
    if (whole <= room) return letters.length;
    let count = Math.min(letters.length - 1, Math.ceil((letters.length * room) / whole));
    while (count > 0 && widthOf(count) > room) count -= 1;
    return this.#line.length === 0 ? Math.max(count, 1) : count;
  }

  #endLine(): void {
    this.#lines.push(joined(this.#line));
    this.#line = [];
    this.#length = 0;
  }
}

/** What looks the same as one piece; without the blank at the end of the line. */
function joined(line: readonly Piece[]): Line {
  const whole: Piece[] = [];
  for (const [at, piece] of line.entries()) {
    const shown = at === line.length - 1 ? withoutBlank(piece) : piece;
    const last = whole.at(-1);
    if (last?.look === shown.look) {
      const { look } = last;
      const width = last.width + shown.width;
      whole[whole.length - 1] = { text: last.text + shown.text, look, width, blank: shown.blank };
    } else if (shown.text !== '') whole.push(shown);
  }
  return whole;
}

function withoutBlank({ text, look, width, blank }: Piece): Piece {
  return { text: blank > 0 ? text.slice(0, -1) : text, look, width: width - blank, blank: 0 };
}

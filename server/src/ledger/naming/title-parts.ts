import { foldLetters } from '#src/core/fold-text.ts';

/** A run of letters or of digits in a folded title. Zeros in front of a number do not count. */
interface TitlePart {
  readonly text: string;
  readonly begin: number;
  readonly end: number;
}

/**
 * A name as its parts of letters and of digits, folded: '12A', '12 a' and '12-A' are the same, '12/3' and '123' are not. Zeros in front of a
 * number do not count.
 */
export function partsOf(name: string): readonly string[] {
  return new TitleParts(name).texts;
}

/** A title as its parts of letters and of digits, and what stands between them. */
export class TitleParts {
  readonly #title: string;
  readonly #parts: readonly TitlePart[];
  readonly texts: readonly string[];

  constructor(title: string) {
    this.#title = foldLetters(title);
    this.#parts = Array.from(this.#title.matchAll(/\p{L}+|\p{Nd}+/gu), ({ 0: text, index }) => ({
      text: text.replace(/^0+(?=\d)/, ''),
      begin: index,
      end: index + text.length,
    }));
    this.texts = this.#parts.map(({ text }) => text);
  }

  get count(): number {
    return this.#parts.length;
  }

  /** The text of a part; '' beyond the last one. */
  text(index: number): string {
    return this.#parts[index]?.text ?? '';
  }

  isNumber(index: number): boolean {
    return /^\p{Nd}/u.test(this.text(index));
  }

  /** What stands between a part and the one before it; a blank where one of them is not there. */
  gapBefore(index: number): string {
    const [before, part] = [this.#parts[index - 1], this.#parts[index]];
    return before && part ? this.#title.slice(before.end, part.begin) : ' ';
  }

  /** Where some parts stand in the folded title. */
  rangeOf(from: number, end: number): readonly [number, number] {
    return [this.#parts[from]?.begin ?? 0, this.#parts[end - 1]?.end ?? 0];
  }

  /** Whether the parts from `index` on are those of a name, and belong together as those of a name do. */
  spells(name: readonly string[], index: number): boolean {
    return (
      name.every((part, offset) => part === this.text(index + offset)) &&
      name.every((_, offset) => offset === 0 || this.#joins(index + offset)) &&
      this.endsAt(index + name.length)
    );
  }

  /**
   * Whether a name may end before the part: '12' does not within '12a', '12/3', '12-b' or '12.05', since each means something else, but does in
   * '12,14' and '12-Nowak'.
   */
  endsAt(index: number): boolean {
    const gap = this.gapBefore(index);
    if (gap === '') return false;
    const isShort = this.isNumber(index) || this.text(index).length === 1;
    return !(/^[./-]$/.test(gap) && isShort);
  }

  /** Whether a part may belong to the same name as the one before it: two numbers only with a sign between them. */
  #joins(index: number): boolean {
    const gap = this.gapBefore(index);
    const areNumbers = this.isNumber(index - 1) && this.isNumber(index);
    return areNumbers ? /^[/.-]$/.test(gap) : /^[\s/.-]?$/.test(gap);
  }
}

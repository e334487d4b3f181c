import type { Finding } from './findings.model.ts';

/** A piece of a text that a rule has found. */
export interface FoundText {
  /** What it says in the one way in which it can be compared, such as the digits of a number. */
  readonly value: string;
  /** Where it begins, and how long it is, in UTF-16 units. */
  readonly at: number;
  readonly length: number;
}

/** A text that is looked through, without markup, each of its lines a line; and which one it is. */
export interface PlacedText {
  readonly place: Finding['place'];
  readonly text: string;
}

/** A piece of one of several texts. */
export interface PlacedFound extends FoundText {
  readonly source: PlacedText;
}

/**
 * The text as the rules read it: without the marks that nobody sees, such as soft hyphens, each run of blanks
 * of any kind as one; lines stay lines.
 */
export function readableText(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n');
}

/** How much stands around what was found, in characters on each side, and how much of itself. */
const around = 40;
const longest = 120;

/**
 * What was found and the words around it, from its own line, cut between two of them. Looks no further than that,
 * since a long text may hold thousands.
 */
export function excerptOf(text: string, { at, length }: Omit<FoundText, 'value'>): string {
  const found = text.slice(at, at + length);
  const before =
    text
      .slice(Math.max(0, at - around - 1), at)
      .split('\n')
      .at(-1) ?? '';
  const begin = before.length > around ? `…${before.slice(-around).replace(/^\S*\s/, '')}` : before;
  if (length > longest) return `${begin}${found.slice(0, longest).replace(/\s\S*$/, '')}…`.trim();
  const [after = ''] = text.slice(at + length, at + length + around + 1).split('\n');
  const end = after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')}…` : after;
  return `${begin}${found}${end}`.trim();
}

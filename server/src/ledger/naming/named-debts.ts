import { announcesPlace } from './place-words.ts';
import { partsOf, TitleParts } from './title-parts.ts';

/** A fee kind by what names it in a title: its keywords, with commas between them. */
export interface FeeKindWords {
  readonly id: string;
  readonly keywords: string;
}

/** A part of a debt by what a title may name it by. */
interface NameableDebt {
  readonly feeKindId: string | null;
  /** Of the document that it is owed by, 'NAL/2026/1/17'. */
  readonly number: string;
}

/** Returns whether a title names the debt. */
export type IsNamed = (debt: NameableDebt) => boolean;

/** Of what names no debt at all. */
export const namesNothing: IsNamed = () => false;

/**
 * Prepares to tell which debts a title names, by the number of their document or a keyword of their fee kind, whatever their letter case and
 * diacritics (docs/product/ledger.md#named-debts).
 */
export function prepareNaming(feeKinds: readonly FeeKindWords[]): (title: string) => IsNamed {
  const named = feeKinds.map(({ id, keywords }) => ({
    id,
    names: keywords
      .split(',')
      .map(partsOf)
      .filter((name) => name.length > 0),
  }));
  // Each of thousands of titles is held against the same numbers.
  const numbers = new Map<string, readonly string[]>();
  const partsOfNumber = (number: string) => {
    const known = numbers.get(number) ?? partsOf(number);
    numbers.set(number, known);
    return known;
  };
  return (title) => {
    const parts = new TitleParts(title);
    const kinds = new Set(
      named.filter(({ names }) => names.some((name) => saysKind(parts, name))).map(({ id }) => id),
    );
    return ({ feeKindId, number }) =>
      (feeKindId !== null && kinds.has(feeKindId)) || saysNumber(parts, partsOfNumber(number));
  };
}

/** Whether the words of a keyword stand there one after the other, and are not those of a place. */
function saysKind(parts: TitleParts, name: readonly string[]): boolean {
  return parts.texts.some(
    (_, index) =>
      name.every((part, offset) => part === parts.text(index + offset)) &&
      !announcesPlace(parts.text(index - 1)),
  );
}

function saysNumber(parts: TitleParts, number: readonly string[]): boolean {
  const [first] = number;
  return parts.texts.some((text, index) => text === first && parts.spells(number, index));
}

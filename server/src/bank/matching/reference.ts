/** What a title says that looks like the number of a settlement account. */
export interface FoundReference {
  /** As it is printed: 'GR' and eight digits. */
  readonly reference: string;
  /** The number of the account; null where its check digits are wrong. */
  readonly number: number | null;
}

/**
 * 'GR' and eight digits, with blanks and dots between or without, and 'GR' set off by a dash, a colon or a slash as well; neither a letter before it, unless it is
 * that of 'nr', nor a ninth digit right behind it.
 */
const pattern = /(?<![\p{L}])(?:nr)?g[\s.]*r[\s.:/\p{Pd}]*(\d(?:[\s.]*\d){7})(?!\d)/giu;

/** The references in a title, right or wrong, each once (docs/product/bank.md#references). */
export function findReferences(title: string): readonly FoundReference[] {
  const found = new Map<string, FoundReference>();
  for (const [, typed = ''] of title.matchAll(pattern)) {
    const digits = typed.replace(/\D/g, '');
    const reference = `GR${digits}`;
    found.set(reference, { reference, number: numberOf(digits) });
  }
  return [...found.values()];
}

/** The number in a reference whose check digits are right (ISO 7064, modulo 97), else null. */
function numberOf(digits: string): number | null {
  const number = Number(digits.slice(0, 6));
  const check = Number(digits.slice(6));
  const isRight = Number(digits) % 97 === 1 && check >= 2 && check <= 98;
  return isRight && number > 0 ? number : null;
}

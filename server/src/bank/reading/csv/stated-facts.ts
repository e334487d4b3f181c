import { foldText } from '#src/core/fold-text.ts';
import { accountNumberWithin } from '../text/account-number.ts';
import { currencyOf, readAmount } from '../text/read-amount.ts';

/** What a table says of the account around its operations. */
export interface StatedFacts {
  account: string | null;
  currency: string | null;
  opening: number | null;
  closing: number | null;
}

/** The label of each fact, folded, in the words of mBank and of ING. */
const labels: ReadonlyMap<string, keyof StatedFacts> = new Map([
  ['numerrachunku', 'account'],
  ['dlarachunkow', 'account'],
  ['wybranerachunki', 'account'],
  ['waluta', 'currency'],
  ['saldopoczatkowe', 'opening'],
  ['saldokoncowe', 'closing'],
]);

/** The text of a label of so many letters at the most is looked at. */
const longestLabel = 40;

/** Gathers what the rows around the operations say; the value stands beside its label, or below it. */
export class FactFinder {
  readonly facts: StatedFacts = { account: null, currency: null, opening: null, closing: null };
  #asked: keyof StatedFacts | undefined;

  /** Looks at a row; returns whether it has a fact or the label of one. */
  look(row: readonly string[]): boolean {
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked && this.#take(asked, row)) return true;
    for (const [index, cell] of row.entries()) {
      const label = cell.length <= longestLabel ? labels.get(foldText(cell)) : undefined;
      if (!label) continue;
      if (!this.#take(label, row.slice(index + 1))) this.#asked = label;
      return true;
    }
    return false;
  }

  #take(label: keyof StatedFacts, cells: readonly string[]): boolean {
    const { facts } = this;
    switch (label) {
      case 'account':
        facts.account ??= firstOf(cells, accountNumberWithin);
        return facts.account !== null;
      case 'currency':
        facts.currency ??= firstOf(cells, currencyOf);
        return facts.currency !== null;
      case 'opening':
      case 'closing':
        facts[label] ??= firstOf(cells, readAmount);
        return facts[label] !== null;
    }
  }
}

function firstOf<Value>(
  cells: readonly string[],
  read: (cell: string) => Value | null,
): Value | null {
  for (const cell of cells) {
    const value = cell === '' ? null : read(cell);
    if (value !== null) return value;
  }
  return null;
}

/** What of a line tells whether it is the same money as another one. Amounts in grosze, days as 'YYYY-MM-DD'. */
export interface ComparedLine {
  readonly bookingDay: string;
  readonly amount: number;
  /** Null where the file has none. */
  readonly counterpartyAccount: string | null;
}

/** A line that is booked already, and where it came from: a format, the name of a layout, or a person's hand. */
export interface BookedLine extends ComparedLine {
  readonly id: string;
  readonly source: string;
}

/**
 * Of each line the booked ones that may be the same money, since they came from somewhere else and so may be written otherwise
 * (docs/product/bank.md#doubles). `source` is where the lines come from. Known ones are to be left out before.
 */
export function findSuspectedDoubles(
  lines: readonly ComparedLine[],
  source: string,
  booked: readonly BookedLine[],
): readonly (readonly string[])[] {
  const elsewhere = Map.groupBy(
    booked.filter((line) => line.source !== source),
    keyOf,
  );
  return lines.map((line) =>
    (elsewhere.get(keyOf(line)) ?? [])
      .filter((other) => mayBeOneAccount(line.counterpartyAccount, other.counterpartyAccount))
      .map(({ id }) => id),
  );
}

function keyOf({ bookingDay, amount }: ComparedLine): string {
  return `${bookingDay} ${amount}`;
}

function mayBeOneAccount(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

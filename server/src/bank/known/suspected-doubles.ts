/** The parts of a line that show whether it is the same money as another one. Amounts in grosze, days as 'YYYY-MM-DD'. */
export interface ComparedLine {
  readonly bookingDay: string;
  /** The day it counts from, in tables often that of the operation. */
  readonly valueDay: string;
  readonly amount: number;
  /** Null where the file has none. */
  readonly counterpartyAccount: string | null;
}

/** A line that is booked already, and where it came from: a format, the name of a layout, or a person's hand. */
export interface BookedLine extends ComparedLine {
  readonly id: string;
  readonly source: string;
}

/** How many days may lie between what two kinds of files say of the same money. */
const mostDaysBetween = 5;

/**
 * Of each line the booked one that is most likely the same money, since it came from somewhere else and so may be written otherwise; null where there is none
 * (docs/product/bank.md#doubles). `source` is where the lines come from. Known ones are to be left out before.
 */
export function findSuspectedDoubles(
  lines: readonly ComparedLine[],
  source: string,
  booked: readonly BookedLine[],
): readonly (string | null)[] {
  const first = new Map<string, string>();
  const keep = (key: string, { id }: BookedLine) => first.has(key) || first.set(key, id);
  for (const line of booked) {
    if (line.source === source) continue;
    for (const day of daysOf(line)) {
      keep(keyOf(day, line), line);
      keep(keyOf(day, { ...line, counterpartyAccount: anyAccount }), line);
    }
  }
  if (first.size === 0) return lines.map(() => null);
  const daysAround = cachedDaysAround();
  return lines.map((line) => {
    const accounts =
      line.counterpartyAccount === null ? [anyAccount] : [line.counterpartyAccount, null];
    for (let distance = 0; distance <= mostDaysBetween; distance += 1) {
      for (const day of daysOf(line).flatMap((own) => daysAround(own)[distance] ?? [])) {
        for (const counterpartyAccount of accounts) {
          const double = first.get(keyOf(day, { ...line, counterpartyAccount }));
          if (double !== undefined) return double;
        }
      }
    }
    return null;
  });
}

/** Stands for whatever account a line has, or none. */
const anyAccount = 'any';

function keyOf(
  day: string,
  { amount, counterpartyAccount }: Pick<ComparedLine, 'amount' | 'counterpartyAccount'>,
): string {
  return `${day} ${amount} ${counterpartyAccount ?? ''}`;
}

/** All days on which a line could be found that is the same money as one of these. */
export function daysNear(lines: readonly ComparedLine[]): readonly string[] {
  const daysAround = cachedDaysAround();
  const own = new Set(lines.flatMap(daysOf));
  return [...new Set([...own].flatMap((day) => daysAround(day).flat()))];
}

function daysOf({ bookingDay, valueDay }: ComparedLine): readonly string[] {
  return bookingDay === valueDay ? [bookingDay] : [bookingDay, valueDay];
}

/** The days so many days before and after a day, by their distance; files have few days and many lines. */
function cachedDaysAround(): (day: string) => readonly (readonly string[])[] {
  const known = new Map<string, readonly (readonly string[])[]>();
  return (day) => {
    const found = known.get(day);
    if (found) return found;
    const middle = Temporal.PlainDate.from(day);
    const around = Array.from({ length: mostDaysBetween + 1 }, (_, days) =>
      days === 0 ? [day] : [middle.subtract({ days }).toString(), middle.add({ days }).toString()],
    );
    known.set(day, around);
    return around;
  };
}

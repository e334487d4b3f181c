/**
 * A part of an account's days as it stands in a file: the balances before its first line and after its last, in grosze, and its
 * lines.
 */
export interface ToldPart {
  readonly opening: number | null;
  readonly closing: number | null;
  readonly lines: readonly { readonly bookingDay: string; readonly amount: number }[];
}

/** A file that was booked before. */
export interface BookedFile {
  readonly id: string;
  readonly fromDay: string | null;
  readonly thruDay: string | null;
  readonly opening: number | null;
  readonly closing: number | null;
  /** Which of two was booked first: the lesser one. */
  readonly order: number;
}

/** A line that the program has of the account. */
export interface PlacedLine {
  /** Null of one that somebody typed, as is the order. */
  readonly fileId: string | null;
  readonly fileOrder: number | null;
  readonly bookingDay: string;
  readonly amount: number;
  /** Whether it is in the ledger; a suspected double may be in it as another line. */
  readonly isBooked: boolean;
}

/**
 * Returns those of the recorded lines that a file cannot mean, since it goes on where the file with these lines ended, or ends
 * where that file began (docs/product/bank.md#known). Two files of an account may share their first and their last day only.
 * Where the balances allow that the file covers the same part of the day, as where its lines add up to nothing, no line is
 * returned.
 */
export function linesOfOtherParts<Line extends PlacedLine>(
  told: ToldPart,
  recorded: readonly Line[],
  files: readonly BookedFile[],
): ReadonlySet<Line> {
  const days = told.lines.map(({ bookingDay }) => bookingDay).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return new Set();
  const others = [
    ...linesBefore(told, recorded, files, first),
    ...linesAfter(told, recorded, files, last),
  ];
  return new Set(others);
}

function linesBefore<Line extends PlacedLine>(
  { opening, lines }: ToldPart,
  recorded: readonly Line[],
  files: readonly BookedFile[],
  day: string,
): readonly Line[] {
  if (opening === null || sumOn(lines, day) === 0) return [];
  const onDay = recorded.filter(({ bookingDay }) => bookingDay === day);
  const ended = files
    .filter(({ thruDay }) => thruDay === day)
    .toSorted((one, other) => other.order - one.order);
  const before = ended.find(({ closing }) => closing === opening);
  if (before === undefined) return [];
  const chain = chainOf(onDay, ended, opening, ({ closing }) => closing, -1);
  const after = linesFrom(opening, onDay, files, day);
  if (chain === null || after === null) return [];
  const later = new Set(after);
  // All other lines that were there when that file was booked stand in it, or before it.
  const until = onDay.filter(
    (line) => line.fileOrder !== null && line.fileOrder <= before.order && !later.has(line),
  );
  const dayBegan = opening - sumOf(until.filter(({ isBooked }) => isBooked));
  return dayBegan === opening ? [] : [...until, ...chain];
}

function linesAfter<Line extends PlacedLine>(
  { closing, lines }: ToldPart,
  recorded: readonly Line[],
  files: readonly BookedFile[],
  day: string,
): readonly Line[] {
  if (closing === null || sumOn(lines, day) === 0) return [];
  const onDay = recorded.filter(({ bookingDay }) => bookingDay === day);
  return linesFrom(closing, onDay, files, day) ?? [];
}

/** The lines on a day of the files that go on from a balance; null where they come back to it. */
function linesFrom<Line extends PlacedLine>(
  balance: number,
  onDay: readonly Line[],
  files: readonly BookedFile[],
  day: string,
): readonly Line[] | null {
  const began = files.filter(({ fromDay }) => fromDay === day);
  return chainOf(onDay, began, balance, ({ opening }) => opening, 1);
}

/**
 * Returns the lines on a day of the files that follow one another from a balance on, in one direction of time; null where they
 * come back to that balance, since it then does not show the place of a file.
 */
function chainOf<Line extends PlacedLine>(
  onDay: readonly Line[],
  files: readonly BookedFile[],
  from: number,
  balanceOf: (file: BookedFile) => number | null,
  direction: 1 | -1,
): readonly Line[] | null {
  const left = new Set(files);
  const passed: Line[] = [];
  let balance = from;
  for (;;) {
    const next = [...left].find((file) => balanceOf(file) === balance);
    if (next === undefined) return passed;
    left.delete(next);
    const own = onDay.filter(({ fileId }) => fileId === next.id);
    if (own.length === 0) continue;
    passed.push(...own);
    balance += direction * sumOf(own);
    if (balance === from) return null;
  }
}

function sumOn(lines: ToldPart['lines'], day: string): number {
  return sumOf(lines.filter(({ bookingDay }) => bookingDay === day));
}

function sumOf(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { newFingerprints } from './fingerprints.ts';
import { linesOfOtherParts, type ToldPart } from './parts-of-days.ts';
import { type AccountLine, readBookedFiles, readRecorded } from './read-recorded.ts';
import { recogniseLines, type ToldLine } from './recognise-lines.ts';
import { findSuspectedDoubles } from './suspected-doubles.ts';

/** A part of an account's days as a file has it. */
export interface SortedPart extends Pick<ToldPart, 'opening' | 'closing'> {
  readonly bankAccountId: string;
  /** A format, or the name of a layout. */
  readonly source: string;
  readonly lines: readonly ToldLine[];
}

/** What a line of a file is to the program. */
export interface SortedLine {
  readonly outcome: 'new' | 'known' | 'double';
  /** Of a known line that of the line that it is. */
  readonly fingerprint: string;
  /** The line that it may be the same money as. */
  readonly doubleOf: string | null;
}

/**
 * Decides of each line of a file whether the program has it, may have it, or does not (docs/product/bank.md#known). It is called
 * for every file that is taken in, and once more when the file is booked.
 */
export async function sortLines(
  db: Kysely<Database>,
  { bankAccountId, source, opening, closing, lines }: SortedPart,
): Promise<readonly SortedLine[]> {
  const recorded = await readRecorded(db, bankAccountId, lines);
  const files = await readBookedFiles(db, bankAccountId, lines);
  const elsewhere = linesOfOtherParts({ opening, closing, lines }, recorded, files);
  const recognised = recogniseLines(
    lines,
    recorded.filter((line) => !elsewhere.has(line)),
  );
  const doubles = findSuspectedDoubles(lines, source, stillThere(recorded, recognised));
  const prints = newFingerprints(
    bankAccountId,
    lines.filter((_, index) => recognised[index]?.known == null),
    recorded.map(({ fingerprint }) => fingerprint),
  ).values();
  return lines.map((_, index) => {
    const { known = null, perhaps = null } = recognised[index] ?? {};
    if (known) return { outcome: 'known', fingerprint: known.fingerprint, doubleOf: null };
    const fingerprint = prints.next().value ?? '';
    const doubleOf = perhaps?.id ?? doubles[index] ?? null;
    return { outcome: doubleOf === null ? 'new' : 'double', fingerprint, doubleOf };
  });
}

/**
 * Returns the lines in the ledger that no line of the file was recognised as: each movement stands in a file once. A line that
 * was dropped is the one that it doubles. A suspected double may turn out to be another one, so that it excuses no line from
 * being suspected, too.
 */
function stillThere(
  recorded: readonly AccountLine[],
  recognised: readonly { readonly known: AccountLine | null }[],
): readonly AccountLine[] {
  const told = new Set(
    recognised.flatMap(({ known }) => {
      if (known === null) return [];
      return known.state === 'dropped' ? [known.id, known.doubleOf] : [known.id];
    }),
  );
  return recorded.filter(({ id, isBooked }) => isBooked && !told.has(id));
}

import { createHash } from 'node:crypto';
import { foldText } from '#src/core/fold-text.ts';
import type { StatementLine } from '../reading/statement.ts';
import { ownReference } from '../reading/text/own-reference.ts';
import { type LineFacts, tellingFacts } from './line-facts.ts';

/** A line as it stands in a file. */
export type ToldLine = LineFacts &
  Pick<StatementLine, 'isReferenceUnique'> & {
    /** What stood in the file, hashed; null where there was nothing. */
    readonly rawHash: string | null;
  };

/** What stands for what was written in a file, so that two are compared without it; null for nothing. */
export function hashRaw(raw: string): string | null {
  return raw === '' ? null : createHash('sha256').update(raw).digest('hex');
}

/** A line that the program has of the account, whatever became of it. */
export interface RecordedLine extends LineFacts {
  readonly id: string;
  readonly rawHash: string | null;
}

/** What a line of a file is: one that the program has, one that may be, by its reference, or neither. */
export interface Recognised<Recorded> {
  readonly known: Recorded | null;
  readonly perhaps: Recorded | null;
}

/**
 * Which lines of a file the program has already, each recorded one once (docs/product/bank.md#known): first those that are equal in all, then those that alone have their
 * reference on both sides. Where several share a reference, one that is left over may be one of the recorded ones that are, unless their accounts contradict: a person has to say.
 */
export function recogniseLines<Recorded extends RecordedLine>(
  lines: readonly ToldLine[],
  recorded: readonly Recorded[],
): readonly Recognised<Recorded>[] {
  const left = new Set(recorded);
  const found = new Map<ToldLine, Recorded>();
  // What banks write stays as it is, even where a later release reads something else in it.
  pair(lines, found, left, ({ rawHash }) => rawHash);
  pair(lines, found, left, (line) => JSON.stringify(tellingFacts(line)));
  pairAlone(lines, recorded, found, left);
  const perhaps = byReferenceAndAccount(left);
  return lines.map((line) => ({
    known: found.get(line) ?? null,
    perhaps: found.has(line) ? null : (perhapsOf(line, perhaps) ?? null),
  }));
}

/** Pairs lines that have the same key, one for one, in their order. */
function pair<Recorded extends RecordedLine>(
  lines: readonly ToldLine[],
  found: Map<ToldLine, Recorded>,
  left: Set<Recorded>,
  keyOf: (line: ToldLine | Recorded) => string | null,
): void {
  if (left.size === 0) return;
  const byKey = Map.groupBy(left, (line) => dated(line, keyOf(line)));
  const used = new Map<string, number>();
  for (const line of lines) {
    const key = found.has(line) ? null : dated(line, keyOf(line));
    if (key === null) continue;
    const place = used.get(key) ?? 0;
    const match = byKey.get(key)?.[place];
    if (match === undefined) continue;
    used.set(key, place + 1);
    found.set(line, match);
    left.delete(match);
  }
}

/** Whatever a bank now writes as the title: a reference that one line has on either side, of its day and amount, means that line. */
function pairAlone<Recorded extends RecordedLine>(
  lines: readonly ToldLine[],
  recorded: readonly Recorded[],
  found: Map<ToldLine, Recorded>,
  left: Set<Recorded>,
): void {
  if (left.size === 0) return;
  const told = Map.groupBy(lines, referenceKey);
  const known = Map.groupBy(recorded, referenceKey);
  for (const [key, [line, ...others]] of told) {
    const [match, ...further] = known.get(key) ?? [];
    if (key === null || line === undefined || match === undefined) continue;
    if (others.length > 0 || further.length > 0 || found.has(line) || !left.has(match)) continue;
    if (!line.isReferenceUnique || !mayBeOnePayer(line, match)) continue;
    found.set(line, match);
    left.delete(match);
  }
}

/** Stands for whatever account a line has, or none. */
const anyAccount = 'any';

function byReferenceAndAccount<Recorded extends RecordedLine>(
  lines: Iterable<Recorded>,
): ReadonlyMap<string, Recorded> {
  const first = new Map<string, Recorded>();
  for (const line of lines) {
    const reference = referenceKey(line);
    if (reference === null) continue;
    for (const account of [line.counterpartyAccount ?? '', anyAccount]) {
      const key = `${reference} ${account}`;
      if (!first.has(key)) first.set(key, line);
    }
  }
  return first;
}

/** The recorded line that has the same reference, where the accounts do not contradict. */
function perhapsOf<Recorded extends RecordedLine>(
  line: ToldLine,
  left: ReadonlyMap<string, Recorded>,
): Recorded | undefined {
  const reference = line.isReferenceUnique ? referenceKey(line) : null;
  if (reference === null) return undefined;
  const account = line.counterpartyAccount;
  return account === null
    ? left.get(`${reference} ${anyAccount}`)
    : (left.get(`${reference} ${account}`) ?? left.get(`${reference} `));
}

function dated({ bookingDay, amount }: LineFacts, key: string | null): string | null {
  return key === null ? null : `${bookingDay} ${amount} ${key}`;
}

function referenceKey(line: LineFacts): string | null {
  return dated(line, ownReference(line.bankReference ?? ''));
}

/** Whether two lines may have the same payer: compares the accounts, and the names where an account is missing. */
function mayBeOnePayer(one: LineFacts, other: LineFacts): boolean {
  const [own, others] = [one.counterpartyAccount, other.counterpartyAccount];
  if (own !== null && others !== null) return own === others;
  const [name, otherName] = [one, other].map((line) => foldText(line.counterpartyName ?? ''));
  return name === '' || otherName === '' || name === otherName;
}

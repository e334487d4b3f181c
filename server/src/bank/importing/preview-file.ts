import { bankImportRecord } from '@grzadka/contract/bank-import/bank-import.record';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import { planEachTime, takeAllTime } from '#src/core/database/long-work.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { fingerprintsOf } from '../known/fingerprints.ts';
import { type DayBalance, findMissingStatement } from '../known/missing-statement.ts';
import { readBooked, readKnown } from '../known/read-known.ts';
import { findSuspectedDoubles } from '../known/suspected-doubles.ts';
import { type MatchedEach, matchEach } from '../matching/match-each.ts';
import type { StatementLine } from '../reading/statement.ts';
import { type ReadFile, readSentFile, requireRead, type SentFile } from './read-file.ts';
import { sourceOf } from './source-of.ts';

/** A file as it was stored, and by whom. */
export interface StoredFile extends SentFile {
  readonly objectId: string;
  readonly fileName: string;
}

/**
 * Reads a file that was stored, and keeps with each line what it would be booked as and why (docs/product/bank.md#dry-run); nothing is
 * posted. Refuses what `readSentFile` and `requireRead` refuse.
 */
export async function previewFile(
  db: Kysely<Database>,
  sent: StoredFile,
  caller: Actor,
): Promise<{ id: string }> {
  const { account, reading } = await readSentFile(db, sent);
  const file = requireRead(reading);
  const lines = file.statements.flatMap((statement) => statement.lines);
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    await takeAllTime(trx);
    await planEachTime(trx);
    const shown = await lookAtEach(trx, { accountId: account.id, source: sourceOf(file), lines });
    const values = {
      id: newId(),
      bankAccountId: account.id,
      objectId: sent.objectId,
      fileName: sent.fileName,
      ...(await factsOf(trx, account.id, file)),
      linesNew: countOf(shown, 'new'),
      linesKnown: countOf(shown, 'known'),
      linesDouble: countOf(shown, 'double'),
      loginId: caller.userLoginId,
    };
    const { bytes, objectId, fileName } = sent;
    await trx.insertInto('storedObject').values({ id: objectId, size: bytes.length }).execute();
    await trx.insertInto('bankImport').values(values).execute();
    await keepLines(trx, values.id, shown);
    await writeAuditEntry(trx, {
      actor: caller,
      action: 'upload',
      recordType: bankImportRecord.name,
      recordId: values.id,
      after: { fileName, bankAccountId: account.id },
    });
    return { id: values.id };
  });
}

/** A line with what it would be booked as. */
interface ShownLine {
  readonly line: StatementLine;
  readonly fingerprint: string;
  readonly outcome: 'new' | 'known' | 'double';
  readonly doubleOf: string | null;
  readonly matched: MatchedEach | null;
}

function countOf(lines: readonly ShownLine[], outcome: ShownLine['outcome']): number {
  return lines.filter((line) => line.outcome === outcome).length;
}

async function lookAtEach(
  trx: Transaction<Database>,
  {
    accountId,
    source,
    lines,
  }: {
    readonly accountId: string;
    readonly source: string;
    readonly lines: readonly StatementLine[];
  },
): Promise<readonly ShownLine[]> {
  const prints = fingerprintsOf(accountId, lines);
  const known = await readKnown(trx, accountId, prints);
  const booked = await readBooked(trx, accountId, lines);
  const doubles = findSuspectedDoubles(lines, source, booked);
  const sorted = lines.map((line, index): Omit<ShownLine, 'matched'> => {
    const fingerprint = prints[index] ?? '';
    const [doubleOf = null] = doubles[index] ?? [];
    if (known.has(fingerprint)) return { line, fingerprint, outcome: 'known', doubleOf: null };
    return { line, fingerprint, outcome: doubleOf === null ? 'new' : 'double', doubleOf };
  });
  const fresh = sorted.filter(({ outcome }) => outcome === 'new');
  const matched = await matchEach(
    trx,
    fresh.map(({ line }) => line),
  );
  const matchOf = new Map(fresh.map(({ fingerprint }, index) => [fingerprint, matched[index]]));
  return sorted.map((line) => ({ ...line, matched: matchOf.get(line.fingerprint) ?? null }));
}

/** What the file as a whole says. */
async function factsOf(trx: Transaction<Database>, accountId: string, file: ReadFile) {
  const { format, profile, encoding, namesAccount, statements } = file;
  const lines = statements.flatMap((statement) => statement.lines);
  const opening = statements[0]?.opening ?? null;
  const closing = statements.at(-1)?.closing ?? null;
  const days = lines.map(({ bookingDay }) => bookingDay).toSorted();
  const from = days[0] ?? opening?.day ?? null;
  const thru = [...days.slice(-1), ...(closing?.day ? [closing.day] : [])].toSorted().at(-1);
  const sum = (counts: (amount: number) => boolean) =>
    lines.reduce((total, { amount }) => (counts(amount) ? total + amount : total), 0);
  return {
    format,
    profile,
    encoding,
    namesAccount,
    fromDay: from,
    thruDay: thru ?? from,
    openingGrosz: opening?.amount ?? null,
    closingGrosz: closing?.amount ?? null,
    missing: await readMissing(trx, accountId, { from, opening: opening?.amount ?? null }),
    sumInGrosz: sum((amount) => amount > 0),
    sumOutGrosz: sum((amount) => amount < 0),
  };
}

/** Of which days no statement was booked between the last one that was and this one, in words; null where none is missing. */
async function readMissing(
  trx: Transaction<Database>,
  accountId: string,
  { from, opening }: { readonly from: string | null; readonly opening: number | null },
): Promise<string | null> {
  if (from === null || opening === null) return null;
  const { rows } = await sql<{ day: string; amount: string }>`
    select thru_day as day, closing_grosz as amount
    from bank_import
    where bank_account_id = ${accountId} and applied_at is not null
      and thru_day is not null and closing_grosz is not null
    order by thru_day desc, applied_at desc
    limit 1
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) return null;
  const last: DayBalance = { day: row.day, amount: Number(row.amount) };
  return findMissingStatement(last, { from, opening })?.message ?? null;
}

/** By JSON, since the values of so many rows would not fit into one statement. */
async function keepLines(
  trx: Transaction<Database>,
  importId: string,
  lines: readonly ShownLine[],
): Promise<void> {
  const rows = lines.map(({ line, fingerprint, outcome, doubleOf, matched }, index) => ({
    import_id: importId,
    place: index + 1,
    outcome,
    fingerprint,
    booking_day: line.bookingDay,
    value_day: line.valueDay,
    amount_grosz: line.amount,
    counterparty_name: line.counterpartyName,
    counterparty_account: line.counterpartyAccount,
    target_account: line.targetAccount,
    title: line.title,
    bank_reference: line.bankReference,
    balance_after_grosz: line.balanceAfter,
    raw: line.raw,
    double_of: doubleOf,
    decision: matched?.decision ?? null,
    suggestion: matched?.suggestion ?? null,
  }));
  await writeInBatches(rows, (batch) =>
    sql`
      insert into bank_import_line
      select * from json_populate_recordset(null::bank_import_line, ${JSON.stringify(batch)}::json)
    `.execute(trx),
  );
}

import { bankImportRecord } from '@grzadka/contract/bank/importing/bank-import.record';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import { planEachTime, takeAllTime } from '#src/core/database/long-work.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { type DayBalance, findMissingStatement } from '../known/missing-statement.ts';
import { hashRaw } from '../known/recognise-lines.ts';
import { type SortedLine, sortLines } from '../known/sort-lines.ts';
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
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    await takeAllTime(trx);
    await planEachTime(trx);
    const shown = await lookAtEach(trx, account.id, file);
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
interface ShownLine extends SortedLine {
  readonly line: StatementLine;
  readonly matched: MatchedEach | null;
}

function countOf(lines: readonly ShownLine[], outcome: ShownLine['outcome']): number {
  return lines.filter((line) => line.outcome === outcome).length;
}

async function lookAtEach(
  trx: Transaction<Database>,
  bankAccountId: string,
  file: ReadFile,
): Promise<readonly ShownLine[]> {
  const { statements } = file;
  const lines = statements.flatMap((statement) => statement.lines);
  const sorted = await sortLines(trx, {
    bankAccountId,
    source: sourceOf(file),
    opening: statements[0]?.opening?.amount ?? null,
    closing: statements.at(-1)?.closing?.amount ?? null,
    lines: lines.map((line) => ({ ...line, rawHash: hashRaw(line.raw) })),
  });
  const fresh = lines.filter((_, index) => sorted[index]?.outcome === 'new');
  const matches = (await matchEach(trx, fresh)).values();
  return lines.flatMap((line, index) => {
    const own = sorted[index];
    if (own === undefined) return [];
    const matched = own.outcome === 'new' ? (matches.next().value ?? null) : null;
    return [{ ...own, line, matched }];
  });
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

/** Says for which days no statement was booked between the last booked statement and this one; null where none is missing. */
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
    is_reference_unique: line.isReferenceUnique,
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

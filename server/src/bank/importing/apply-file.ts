import type { BankImportApplied } from '@grzadka/contract/bank/importing/bank-import.model';
import { bankImportRecord } from '@grzadka/contract/bank/importing/bank-import.record';
import { bankImportRefusals } from '@grzadka/contract/bank/importing/bank-import.refusals';
import { minuteInFigures } from '@grzadka/contract/core/time/in-figures';
import { formatBankAccount } from '@grzadka/contract/settings/bank-account';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { writeImportedEntries } from '#src/core/change/imported-entries.ts';
import { lookByIndexes, takeAllTime } from '#src/core/database/long-work.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflictAt, notFound } from '#src/core/errors/app-error.ts';
import type { TellAudit } from '#src/ledger/post.ts';
import { type TakenLine, takeLines } from '../booking/take-lines.ts';
import { hashRaw } from '../known/recognise-lines.ts';
import { sortLines } from '../known/sort-lines.ts';
import { type KeptLine, prepareAssignments } from './prepare-assignments.ts';
import { sourceOf } from './source-of.ts';

type ImportRow = Selectable<Database['bankImport']>;

/** How many of the lines that are left out are named. */
const mostNamed = 50;

/**
 * Books a file as it was shown (docs/product/bank.md#applying): takes its new lines in, and says of those that are surely somebody's whose they are, where the
 * settings let the program do so. Lines that came to be known meanwhile are left out and named; those that came to be suspected are not posted. All of
 * it or nothing. 404; 409 where it is booked already, where it names no account and nobody confirmed that it is this one's, and for what the ledger refuses.
 */
export function applyFile(
  db: Kysely<Database>,
  { id, confirmAccount = false }: { readonly id: string; readonly confirmAccount?: boolean },
  caller: Actor,
): Promise<BankImportApplied> {
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    await takeAllTime(trx);
    const file = await lockImport(trx, id);
    await requireAccount(trx, file, confirmAccount);
    const { taken, skipped } = await sortOut(trx, file);
    const importEntry = await markApplied(tx, file, {
      linesNew: taken.filter(({ line }) => line.state !== 'double').length,
      linesDouble: taken.filter(({ line }) => line.state === 'double').length,
      linesKnown: file.linesKnown + skipped.length,
    });
    const tell = tellOfAccounts(tx, importEntry);
    // It locks their accounts before a number is given, as whoever else posts on them does.
    const assignments = await prepareAssignments(trx, taken);
    const lines = taken.map(({ line }) => line);
    await lookByIndexes(trx);
    await takeLines(tx, lines, file.id, { assignments, tell });
    await trx.deleteFrom('bankImportLine').where('importId', '=', file.id).execute();
    return {
      skipped: {
        total: skipped.length,
        first: skipped
          .slice(0, mostNamed)
          .map(({ bookingDay, amount, title }) => ({ bookingDay, amount, title })),
      },
    };
  });
}

/** Locks a file that is not booked yet, and then its account, so that two files of it are booked one after the other. 404; 409 where it is booked. */
export async function lockImport(trx: Transaction<Database>, id: string): Promise<ImportRow> {
  const file = await trx
    .selectFrom('bankImport')
    .selectAll()
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (file.appliedAt !== null) {
    const who = await readName(trx, file.appliedBy);
    const when = minuteInFigures(file.appliedAt);
    throw new AppError('conflict', { message: bankImportRefusals.applied(who, when) });
  }
  await trx
    .selectFrom('bankAccount')
    .select('id')
    .where('id', '=', file.bankAccountId)
    .forNoKeyUpdate()
    .execute();
  return file;
}

async function readName(trx: Transaction<Database>, loginId: string | null): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(party.name, login.user_name) as name
    from login left join party on party.id = login.party_id
    where login.id = ${loginId}
  `.execute(trx);
  return rows[0]?.name ?? 'program';
}

async function requireAccount(
  trx: Transaction<Database>,
  { bankAccountId, namesAccount }: ImportRow,
  isConfirmed: boolean,
): Promise<void> {
  if (namesAccount || isConfirmed) return;
  const { name, nrb } = await trx
    .selectFrom('bankAccount')
    .select(['name', 'nrb'])
    .where('id', '=', bankAccountId)
    .executeTakeFirstOrThrow();
  const account = `${name} (${formatBankAccount(nrb)})`;
  throw conflictAt({ confirmAccount: bankImportRefusals.confirmAccount(account) });
}

/** A line that is taken in, with what it was shown as. */
interface SortedLine {
  readonly line: TakenLine;
  readonly kept: KeptLine;
}

/** Which lines of a file are taken in, and which came to be known since they were shown. */
async function sortOut(
  trx: Transaction<Database>,
  file: ImportRow,
): Promise<{ readonly taken: readonly SortedLine[]; readonly skipped: readonly TakenLine[] }> {
  const source = sourceOf(file);
  const rows = await trx
    .selectFrom('bankImportLine')
    .selectAll()
    .where('importId', '=', file.id)
    .orderBy('place')
    .execute();
  const compared = rows.map(({ amountGrosz, raw, ...row }) => ({
    ...row,
    amount: Number(amountGrosz),
    rawHash: hashRaw(raw),
  }));
  const { bankAccountId, openingGrosz, closingGrosz } = file;
  const sorted = await sortLines(trx, {
    bankAccountId,
    source,
    opening: openingGrosz === null ? null : Number(openingGrosz),
    closing: closingGrosz === null ? null : Number(closingGrosz),
    lines: compared,
  });
  const taken: SortedLine[] = [];
  const skipped: TakenLine[] = [];
  for (const [index, row] of rows.entries()) {
    const now = sorted[index];
    // Booking adds no line that was shown as known.
    if (row.outcome === 'known' || now === undefined) continue;
    const { decision, suggestion, balanceAfterGrosz } = row;
    const line: TakenLine = {
      id: newId(),
      bankAccountId,
      importId: file.id,
      source,
      clientKey: null,
      fingerprint: now.fingerprint,
      bookingDay: row.bookingDay,
      valueDay: row.valueDay,
      amount: Number(row.amountGrosz),
      counterpartyName: row.counterpartyName,
      counterpartyAccount: row.counterpartyAccount,
      targetAccount: row.targetAccount,
      title: row.title,
      bankReference: row.bankReference,
      balanceAfter: balanceAfterGrosz === null ? null : Number(balanceAfterGrosz),
      raw: row.raw,
      state: stateOf(row, now.doubleOf),
      doubleOf: now.doubleOf ?? row.doubleOf,
    };
    if (now.outcome === 'known') skipped.push(line);
    else taken.push({ line, kept: { lineId: line.id, amount: line.amount, decision, suggestion } });
  }
  return { taken, skipped };
}

/** What was shown as a suspected double stays one; and so does what another file made one since. */
function stateOf(
  { outcome, decision }: Pick<Selectable<Database['bankImportLine']>, 'outcome' | 'decision'>,
  doubleOf: string | null,
): TakenLine['state'] {
  if (outcome === 'double' || doubleOf !== null) return 'double';
  return decision === 'unclear' || decision === null ? 'unclear' : 'suggested';
}

async function markApplied(
  { trx, actor }: ChangeTransaction,
  { id, fileName, bankAccountId, linesNew, linesKnown, linesDouble }: ImportRow,
  counts: Pick<ImportRow, 'linesNew' | 'linesKnown' | 'linesDouble'>,
): Promise<string> {
  const { appliedAt } = await trx
    .updateTable('bankImport')
    .set({ ...counts, appliedAt: sql`now()`, appliedBy: actor.userLoginId })
    .where('id', '=', id)
    .returning('appliedAt')
    .executeTakeFirstOrThrow();
  return writeAuditEntry(trx, {
    actor,
    action: 'import',
    recordType: bankImportRecord.name,
    recordId: id,
    before: { linesNew, linesKnown, linesDouble, appliedAt: null },
    after: { fileName, bankAccountId, ...counts, appliedAt },
  });
}

/**
 * Returns the function that writes the audit of the entries of a file. For settlement accounts it records each entry, all at
 * once, so that the name of an account with many entries is read once. It leaves bank accounts out: the file itself is recorded,
 * once for all of its lines.
 */
function tellOfAccounts({ trx, actor }: ChangeTransaction, importId: string): TellAudit {
  return (entries) => {
    const own = entries.filter(({ recordType }) => recordType === 'settlement');
    return writeImportedEntries(trx, { actor, importId }, own);
  };
}

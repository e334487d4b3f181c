import { type Kysely, sql } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { ImportedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';
import { append } from './append.ts';
import {
  bankAccountsOf,
  cashBoxesOf,
  type DocumentDraft,
  type EntryDraft,
  type PostedEntry,
  settlementsOf,
} from './entry-draft.ts';
import { lockSettlements } from './lock-settlements.ts';
import { requireOpenDays } from './open-days.ts';
import { refuseNames } from './refuse-names.ts';
import { refuseWrittenOff } from './refuse-written-off.ts';
import { requireCash } from './require-cash.ts';
import { coverByHand } from './spreading/cover-by-hand.ts';
import { coverMove } from './spreading/cover-move.ts';
import { coverRefund } from './spreading/cover-refund.ts';
import { coverWrittenOff } from './spreading/cover-written-off.ts';
import { releaseReversed } from './spreading/release-reversed.ts';
import { spreadOverpayments } from './spreading/spread-overpayments.ts';
import { keepYearsOpen } from './year-lock.ts';

/** Takes what the audit is to know of the entries that were posted. */
export type TellAudit = (entries: readonly ImportedEntry[]) => Promise<void>;

/**
 * The one door to the ledger (docs/product/ledger.md#entries): posts the entries of some documents, all of them or none, spreads
 * what they pay over what is open, and records them. 404 where a settlement account is not there; 409 for a day in the future, in
 * a closed year or before the books, for words that name a holder, and for what takes back a debt that is written off. Entries that do not come to zero are a fault of the
 * program's. Nothing is taken out of a cash box that is not there on any day (docs/product/payments.md#never-below-zero).
 */
export async function post(
  tx: ChangeTransaction,
  documents: readonly DocumentDraft[],
  tell: TellAudit = tellEach(tx),
): Promise<PostedEntry[]> {
  const { trx, actor } = tx;
  const entries = documents.flatMap((document) => document.entries);
  for (const { lines } of entries) requireBalance(lines);
  await keepYearsOpen(trx);
  await requireOpenDays(trx, documents);
  const settlementIds = settlementsOf(entries);
  await lockSettlements(trx, settlementIds);
  await refuseWrittenOff(trx, entries);
  await refuseNames(trx, entries);
  await requireCash(trx, entries);
  await lockBankAccounts(trx, bankAccountsOf(entries));
  const posted: PostedEntry[] = [];
  for (const document of documents)
    posted.push(...(await append(trx, document, actor.userLoginId)));
  const released = await releaseReversed(trx, posted);
  for (const entry of posted.filter(coversByItself)) {
    await coverByHand(tx, entry);
    await coverRefund(trx, entry);
    await coverWrittenOff(trx, entry);
    released.push(...(await coverMove(trx, entry)));
  }
  await spreadOverpayments(trx, settlementIds, {
    entryIds: posted.map(({ id }) => id),
    lineIds: released,
    titles: new Map(posted.flatMap(({ id, title }) => (title === undefined ? [] : [[id, title]]))),
  });
  await tell(posted.flatMap(toldEntries));
  return posted;
}

/** Locks the bank accounts until the transaction ends, in one order and before a number is given: what is on them is kept with each line. */
async function lockBankAccounts(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    select from bank_account where id = any (${ids}::uuid[]) order by id for no key update
  `.execute(trx);
}

/** Whether the draft of an entry itself states what covers what. Few of the thousands that are posted together do. */
function coversByItself({ lines }: EntryDraft): boolean {
  return lines.some(
    (line) =>
      line.code === '200' &&
      (line.covers !== undefined ||
        line.isRefund === true ||
        line.writesOff !== undefined ||
        line.movedFrom !== undefined),
  );
}

function requireBalance(lines: EntryDraft['lines']): void {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (lines.length < 2 || total !== 0 || !lines.every(hasWholeParts)) {
    throw new RangeError('An entry has lines that come to zero, and debts that come in parts');
  }
}

function hasWholeParts(line: EntryDraft['lines'][number]): boolean {
  if (line.code !== '200') return true;
  return line.parts.reduce((sum, { amount }) => sum + amount, 0) === Math.max(line.amount, 0);
}

/**
 * Returns the entries of the audit for a posted entry, one for each account, cash box and bank account in it: without its words,
 * which somebody may have typed.
 */
function toldEntries(entry: PostedEntry): ImportedEntry[] {
  const { number, postingDay, lines } = entry;
  const told = (recordType: string, recordId: string, own: EntryDraft['lines']) => ({
    action: entry.reversesId === undefined ? 'post' : 'reverse',
    recordType,
    recordId,
    after: {
      documentNumber: number,
      postingDay,
      postedAmount: own.reduce((sum, { amount }) => sum + amount, 0),
    },
  });
  return [
    ...settlementsOf([entry]).map((id) => {
      const own = lines.filter((line) => line.code === '200' && line.settlementId === id);
      return told('settlement', id, own);
    }),
    ...cashBoxesOf([entry]).map((id) => {
      const own = lines.filter((line) => line.code === '100' && line.cashBoxId === id);
      return told('cash-box', id, own);
    }),
    ...bankAccountsOf([entry]).map((id) => {
      const own = lines.filter((line) => line.code === '130' && line.bankAccountId === id);
      return told('bank-account', id, own);
    }),
  ];
}

function tellEach({ trx, actor }: ChangeTransaction): TellAudit {
  return async (entries) => {
    for (const entry of entries) await writeAuditEntry(trx, { actor, ...entry });
  };
}

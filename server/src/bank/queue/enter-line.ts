import type { BankLineCreate } from '@grzadka/contract/bank-line/bank-line.model';
import { bankLineRefusals } from '@grzadka/contract/bank-line/bank-line.refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { isRecordId, newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import { takeLines } from '../booking/take-lines.ts';
import { fingerprintsOf } from '../known/fingerprints.ts';
import { findSuspectedDoubles } from '../known/suspected-doubles.ts';
import type { StatementLine } from '../reading/statement.ts';
import { cleanText, cleanTextOrNull } from '../reading/text/clean-text.ts';
import { matchOne } from './match-one.ts';

/** Where a line came from that somebody typed. */
const byHand = 'hand';

const otherKey = () => new AppError('conflict', { message: bankLineRefusals.otherKey });

/** A line of the account's on the same day and with the same amount. */
interface SimilarLine {
  readonly id: string;
  readonly fingerprint: string;
  readonly counterpartyAccount: string | null;
  readonly isDropped: boolean;
  /** Of the entry; null of one that is not in the ledger. */
  readonly number: string | null;
}

/**
 * Takes in a line that somebody typed from a statement (docs/product/bank.md#by-hand). The same `clientKey` adds nothing and gives what it did
 * the first time. 400 at its field for an account that is not there; 409 for one that is not active, for a key that came with another line, at
 * `confirmed` for what may be there already, and for what the ledger refuses.
 */
export function enterLine(
  db: Kysely<Database>,
  { caller, ...entered }: BankLineCreate & { caller: Actor },
): Promise<{ id: string }> {
  const bankAccountId = entered.bankAccountId.toLowerCase();
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    // Whoever sends the same once more waits until it is there.
    const isActive = await lockAccount(trx, bankAccountId);
    const known = await findEntered(trx, { ...entered, bankAccountId });
    if (known !== undefined) return known;
    if (!isActive) throw conflictAt({ bankAccountId: bankLineRefusals.inactiveAccount });
    const line = statementLine(entered);
    const similar = await readSimilar(trx, bankAccountId, line);
    if (!entered.confirmed) refuseKnown(line, similar);
    const { decision } = await matchOne(trx, line);
    const id = newId();
    const taken = {
      ...line,
      id,
      bankAccountId,
      importId: null,
      source: byHand,
      clientKey: entered.clientKey,
      fingerprint: freeFingerprint(bankAccountId, line, similar),
      state: decision === 'unclear' ? 'unclear' : 'suggested',
      doubleOf: null,
    } as const;
    await takeLines(tx, [taken], null);
    return { id };
  }).catch(explainBroken({ bank_line_client_key: otherKey }));
}

/** Gives whether the account still takes lines; 400 where it is not there. */
async function lockAccount(trx: Transaction<Database>, id: string): Promise<boolean> {
  const gone = invalidFields({ bankAccountId: bankLineRefusals.goneAccount });
  if (!isRecordId(id)) throw gone;
  const { rows } = await sql<{ active: boolean }>`
    select active from bank_account where id = ${id} for no key update
  `.execute(trx);
  if (rows[0] === undefined) throw gone;
  return rows[0].active;
}

/** The line that came with the key; 409 where it is another one. */
async function findEntered(
  trx: Transaction<Database>,
  sent: Pick<BankLineCreate, 'clientKey' | 'bankAccountId' | 'amount' | 'bookingDay'>,
): Promise<{ id: string } | undefined> {
  const known = await trx
    .selectFrom('bankLine')
    .select(['id', 'bankAccountId', 'amountGrosz', 'bookingDay'])
    .where('clientKey', '=', sent.clientKey)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  const { id, bankAccountId, amountGrosz, bookingDay } = known;
  const isSame =
    bankAccountId === sent.bankAccountId &&
    Number(amountGrosz) === sent.amount &&
    bookingDay === sent.bookingDay;
  if (!isSame) throw otherKey();
  return { id };
}

/** What was typed, as a file would have it. */
function statementLine({
  bookingDay,
  amount,
  counterpartyName,
  counterpartyAccount,
  title,
}: Omit<BankLineCreate, 'clientKey'>): Omit<StatementLine, 'lineNumber' | 'isReferenceUnique'> {
  return {
    bookingDay,
    valueDay: bookingDay,
    amount,
    counterpartyName: cleanTextOrNull(counterpartyName ?? ''),
    counterpartyAccount,
    targetAccount: null,
    title: cleanText(title),
    bankReference: null,
    balanceAfter: null,
    raw: '',
  };
}

async function readSimilar(
  trx: Transaction<Database>,
  bankAccountId: string,
  { bookingDay, amount }: Pick<StatementLine, 'bookingDay' | 'amount'>,
): Promise<readonly SimilarLine[]> {
  const { rows } = await sql<SimilarLine>`
    select line.id, fingerprint, counterparty_account, state = 'dropped' as is_dropped, number
    from bank_line line left join ledger_entry entry on entry.id = line.entry_id
    where bank_account_id = ${bankAccountId} and booking_day = ${bookingDay} and amount_grosz = ${amount}
    order by line.id
  `.execute(trx);
  return rows;
}

/** Whoever types a line may have typed it before, too: here every line counts, wherever it came from. */
function refuseKnown(
  line: Pick<StatementLine, 'bookingDay' | 'amount' | 'counterpartyAccount'>,
  similar: readonly SimilarLine[],
): void {
  const booked = similar
    .filter(({ isDropped }) => !isDropped)
    .map((other) => ({ ...line, ...other, source: '' }));
  const [[first] = []] = findSuspectedDoubles([line], byHand, booked);
  if (first === undefined) return;
  const number = similar.find(({ id }) => id === first)?.number ?? null;
  throw conflictAt({ confirmed: bankLineRefusals.mayBeKnown(line.bookingDay, number) });
}

/** That of the line among those that are equal to it in all it is told by. */
function freeFingerprint(
  bankAccountId: string,
  line: Omit<StatementLine, 'lineNumber' | 'isReferenceUnique'>,
  similar: readonly SimilarLine[],
): string {
  const taken = new Set(similar.map(({ fingerprint }) => fingerprint));
  const equal = { ...line, lineNumber: 1, isReferenceUnique: false };
  const possible = fingerprintsOf(
    bankAccountId,
    Array.from({ length: similar.length + 1 }, () => equal),
  );
  const free = possible.find((fingerprint) => !taken.has(fingerprint));
  if (free === undefined) throw new Error('more fingerprints are taken than there are lines');
  return free;
}

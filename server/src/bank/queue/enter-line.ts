import type { BankLineCreate } from '@grzadka/contract/bank/queue/bank-line.model';
import { bankLineRefusals } from '@grzadka/contract/bank/queue/bank-line.refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { isRecordId, newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import { takeLines } from '../booking/take-lines.ts';
import { newFingerprints } from '../known/fingerprints.ts';
import { type AccountLine, readRecorded } from '../known/read-recorded.ts';
import { findSuspectedDoubles } from '../known/suspected-doubles.ts';
import type { StatementLine } from '../reading/statement.ts';
import { cleanText, cleanTextOrNull } from '../reading/text/clean-text.ts';
import { matchOne } from './match-one.ts';

/** Where a line came from that somebody typed. */
const byHand = 'hand';

const otherKey = () => new AppError('conflict', { message: bankLineRefusals.otherKey });

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
    const recorded = await readRecorded(trx, bankAccountId, [line]);
    if (!entered.confirmed) await refuseKnown(trx, line, recorded);
    const { decision } = await matchOne(trx, line);
    const id = newId();
    const taken = recorded.map(({ fingerprint }) => fingerprint);
    const [fingerprint = ''] = newFingerprints(bankAccountId, [line], taken);
    const entry = {
      ...line,
      id,
      bankAccountId,
      importId: null,
      source: byHand,
      clientKey: entered.clientKey,
      fingerprint,
      state: decision === 'unclear' ? 'unclear' : 'suggested',
      doubleOf: null,
    } as const;
    await takeLines(tx, [entry], null);
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

type TypedLine = Omit<StatementLine, 'lineNumber' | 'isReferenceUnique'>;

/** What was typed, as a file would have it. */
function statementLine({
  bookingDay,
  amount,
  counterpartyName,
  counterpartyAccount,
  title,
}: Omit<BankLineCreate, 'clientKey'>): TypedLine {
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

/** Whoever types a line may have typed it before, too: of one day every line counts, wherever it came from. */
async function refuseKnown(
  trx: Transaction<Database>,
  line: TypedLine,
  recorded: readonly AccountLine[],
): Promise<void> {
  const others = recorded
    .filter(({ state, source, bookingDay }) => {
      const isOfOneDay = bookingDay === line.bookingDay;
      return state !== 'dropped' && (isOfOneDay || source !== byHand);
    })
    .map((other) => ({ ...other, source: '' }));
  const [id = null] = findSuspectedDoubles([line], byHand, others);
  if (id === null) return;
  const { rows } = await sql<{ bookingDay: string; number: string | null }>`
    select booking_day, number
    from bank_line line left join ledger_entry entry on entry.id = line.entry_id where line.id = ${id}
  `.execute(trx);
  const [found] = rows;
  const { bookingDay = line.bookingDay, number = null } = found ?? {};
  throw conflictAt({ confirmed: bankLineRefusals.mayBeKnown(bookingDay, number) });
}

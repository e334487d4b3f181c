import { createHash } from 'node:crypto';
import { withCheckDigits } from '@grzadka/contract/settings/bank-account';
import type { Kysely } from 'kysely';
import { assignLines } from '#src/bank/booking/assign-lines.ts';
import type { Purpose } from '#src/bank/booking/bank-entries.ts';
import { type TakenLine, takeLines } from '#src/bank/booking/take-lines.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

type Db = Kysely<Database>;

let count = 0;

/** An active bank account with nothing on it, and a number that is right. */
export async function addBankAccount(
  db: Db,
  { name }: { name?: string } = {},
): Promise<{ id: string; name: string; nrb: string }> {
  count += 1;
  const account = {
    id: newId(),
    name: name ?? `Rachunek ${count}`,
    nrb: withCheckDigits(`10201026${String(count).padStart(16, '0')}`),
    active: true,
  };
  await db.insertInto('bankAccount').values(account).execute();
  return account;
}

/** An own profile of tables with a day, an amount and a title. */
export async function addBankProfile(
  db: Db,
  { name }: { name?: string } = {},
): Promise<{ id: string; name: string }> {
  count += 1;
  const profile = { id: newId(), name: name ?? `Układ ${count}` };
  const heading = JSON.stringify(['Data', 'Kwota', `Opis ${count}`]);
  const columns = JSON.stringify({ bookingDay: 0, amount: 1, title: [2] });
  await db
    .insertInto('bankProfile')
    .values({ ...profile, heading, columns })
    .execute();
  return profile;
}

/** A line that waits, taken in by the command line: by default 223,51 zł from nobody who is known. */
export async function addBankLine(
  db: Db,
  { bankAccountId, ...line }: Partial<TakenLine> = {},
): Promise<TakenLine> {
  const id = newId();
  const taken: TakenLine = {
    id,
    bankAccountId: bankAccountId ?? (await addBankAccount(db)).id,
    importId: null,
    source: 'hand',
    clientKey: null,
    fingerprint: createHash('sha256').update(id).digest('hex'),
    bookingDay: '2026-05-04',
    valueDay: '2026-05-04',
    amount: 223_51,
    counterpartyName: null,
    counterpartyAccount: null,
    targetAccount: null,
    title: 'wpłata',
    bankReference: null,
    balanceAfter: null,
    raw: '',
    state: 'unclear',
    doubleOf: null,
    ...line,
  };
  await change(db, commandLine, (tx) => takeLines(tx, [taken], null));
  return taken;
}

/** Says in the name of the command line what a line is for, and which refunds it pays, without a word why. */
export async function assignLine(
  db: Db,
  lineId: string,
  purposes: readonly Purpose[],
  refundIds: readonly string[] = [],
): Promise<void> {
  const assignment = { lineId, purposes, decidedBy: 'person', reasons: [], refundIds } as const;
  await change(db, commandLine, (tx) => assignLines(tx, [assignment], null));
}

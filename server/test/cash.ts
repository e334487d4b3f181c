import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { PostedDocument } from '@grzadka/contract/payment/payment.model';
import type { Kysely } from 'kysely';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { receivePayment } from '#src/payment/receive-payment.ts';
import { addAccount, firstCashBox } from './ledger.ts';
import type { TestClient } from './test-client.ts';

/** What a call that posts answers: the document, or why there is none. */
type Posted = PostedDocument & ErrorBody;

let count = 0;

/** A name that no other record of this test file has had. */
function newName(kind: string): string {
  count += 1;
  return `${kind} ${count}`;
}

/** An active cash box with nothing in it. */
export async function addCashBox(
  db: Kysely<Database>,
  { name = newName('Kasa') }: { name?: string } = {},
): Promise<{ id: string; name: string }> {
  const box = { id: newId(), name, active: true };
  await db.insertInto('cashBox').values(box).execute();
  return box;
}

/** A payment of 10,00 zł in cash, by the command line, by default on an account of its own. */
export async function addCashPayment(
  db: Kysely<Database>,
  {
    settlementId,
    description = 'Wpłata',
    amount = 10_00,
  }: { settlementId?: string; description?: string; amount?: number } = {},
): Promise<{ id: string; number: string }> {
  return receivePayment(db, {
    cashBoxId: await firstCashBox(db),
    settlementId: settlementId ?? (await addAccount(db)).id,
    incomeCategoryId: null,
    amount,
    day: null,
    description,
    allocations: null,
    clientKey: randomUUID(),
    caller: commandLine,
  });
}

/** Calls that take and give money at one cash box, in the name of whoever asks; what is not stated is as in most cases. */
export function cashier(client: TestClient, cashBoxId: string) {
  return {
    receive: (settlementId: string, amount: number, more: object = {}) =>
      client.post<Posted>('/api/payment/receive', {
        cashBoxId,
        settlementId,
        amount,
        day: null,
        description: null,
        allocations: null,
        clientKey: randomUUID(),
        ...more,
      }),
    payOut: (amount: number, more: object) =>
      client.post<Posted>('/api/payment/pay-out', {
        cashBoxId,
        kind: 'to-bank',
        settlementId: null,
        costCategoryId: null,
        amount,
        day: null,
        description: null,
        clientKey: randomUUID(),
        ...more,
      }),
    move: (id: string, settlementId: string, amount: number, more: object = {}) =>
      client.post<Posted>('/api/payment/move', {
        id,
        settlementId,
        amount,
        reason: 'zła działka',
        clientKey: randomUUID(),
        ...more,
      }),
    reverse: (id: string, day: string, reason = 'pomyłka') =>
      client.post<Posted>('/api/entry/reverse', { id, day, reason }),
    open: (amount: number, day: string) =>
      client.post<Posted>('/api/cash-box/opening', { cashBoxId, amount, day }),
  };
}

/** A refund of 1,00 zł by bank that waits, whatever is overpaid. */
export async function addRefund(
  db: Kysely<Database>,
  { settlementId, amount = 1_00 }: { settlementId: string; amount?: number },
): Promise<{ id: string }> {
  const refund = {
    id: newId(),
    settlementId,
    amountGrosz: amount,
    targetAccount: '61109010140000071219812874',
  };
  await db.insertInto('refund').values(refund).execute();
  return refund;
}

/** What is in a cash box, in grosze. */
export async function cashIn(db: Kysely<Database>, cashBoxId: string): Promise<number> {
  const box = db.selectFrom('cashBox').select('balanceGrosz').where('id', '=', cashBoxId);
  return Number((await box.executeTakeFirstOrThrow()).balanceGrosz);
}

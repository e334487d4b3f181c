import { randomUUID } from 'node:crypto';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import { expect } from 'vitest';
import { addCalculatedNote, approveShown } from './charge-calls.ts';
import { addResolution } from './fee-factories.ts';
import { feeKindNamed, postDebt } from './ledger.ts';
import { printClosed } from './ledger-years.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** An account that owes something since long ago, and something besides that is written off; in grosze. */
export interface BookedDebtor {
  readonly id: string;
  readonly owed: number;
  readonly writtenOff: number;
}

/** What books say of debtors. */
export interface DebtorsBooks {
  /** Interest notes: one that is approved, and one that is not yet, in which the interest of the first debtor is waived. */
  readonly noteIds: readonly string[];
  /** Whoever the first of them charges. */
  readonly noted: MessageGroup;
  /** What is printed of the closed year. */
  readonly paperIds: readonly string[];
}

/** Has debtors owe what they do since a year that is closed and printed, writes some of it off and charges interest. */
export async function addDebtorsBooks(
  app: TestApp,
  { debtors, office, year }: { debtors: readonly BookedDebtor[]; office: TestClient; year: number },
): Promise<DebtorsBooks> {
  const { db } = app;
  const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
  const { id: resolutionId } = await addResolution(db);
  for (const { id: account, owed, writtenOff } of debtors) {
    const day = `${year}-05-01`;
    const parts = [{ amount: owed, dueOn: `${year}-06-30`, feeKindId }];
    await postDebt(db, { account, day, parts });
    const given = [{ amount: writtenOff, dueOn: `${year}-06-30`, feeKindId }];
    const { id: entryId } = await postDebt(db, { account, day, parts: given });
    const { id: partId } = await db
      .selectFrom('openItem')
      .innerJoin('ledgerLine', 'ledgerLine.id', 'openItem.lineId')
      .select('openItem.id')
      .where('ledgerLine.entryId', '=', entryId)
      .executeTakeFirstOrThrow();
    const form = { partIds: [partId], reason: 'nieściągalna', resolutionId };
    await office.post('/api/write-off/create', { ...form, clientKey: randomUUID() });
  }
  await db.insertInto('ledgerYear').values({ year }).execute();
  await printClosed(app, year);
  const papers = await db
    .selectFrom('document')
    .select('id')
    .where('ledgerYear', '=', year)
    .execute();
  const ids = debtors.map(({ id }) => id);
  const first = await addCalculatedNote(app, office, `${year + 1}-06-30`, ids);
  await approveShown(office, first);
  const second = await addCalculatedNote(app, office, `${year + 1}-08-31`, ids);
  const waived = { reason: 'trudna sytuacja', amount: null, resolutionId };
  const waiver = { id: second, settlementId: ids[0], ...waived };
  const { status } = await office.put('/api/charge-run/waive-interest', waiver);
  expect(status).toBe(204);
  const noted = { kind: 'charge-run', operator: 'include', chargeRunId: first } as const;
  return { noteIds: [first, second], noted, paperIds: papers.map(({ id }) => id) };
}

import { openCashBox } from '@grzadka/server/src/cash-box/cash-box.repo.ts';
import type { Actor } from '@grzadka/server/src/core/change/audit-entry.ts';
import { change } from '@grzadka/server/src/core/change/change.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { EntryDraft } from '@grzadka/server/src/ledger/entry-draft.ts';
import { post } from '@grzadka/server/src/ledger/post.ts';
import type { Kysely } from 'kysely';
import type { FeePayment } from './fee-payments.ts';
import { idsByName } from './ids-by-name.ts';
import { makeOtherIncome, type OtherIncome } from './other-income.ts';
import type { Transfer } from './transfer.ts';

/** What is in the cash box before the first payment, and stays in it when it is emptied, in grosze. */
const float = 200_00;

/** What is bought with cash, on which day of each quarter's first month, and in which category it belongs. */
const purchase = { amount: 86_40, category: 'Biuro i zarządzanie', words: 'Papier i znaczki' };

/**
 * Posts what was paid at the office until today, for fees and for what else it gives, what was bought there, and what was carried to the bank at the
 * end of each month. Gives the latter as the bank will tell of it.
 */
export async function postCash(
  db: Kysely<Database>,
  {
    payments,
    treasurer,
    today,
  }: { payments: readonly FeePayment[]; treasurer: Actor; today: Temporal.PlainDate },
): Promise<Transfer[]> {
  const [first] = payments;
  if (first === undefined) return [];
  const { id: cashBoxId } = await db.selectFrom('cashBox').select('id').executeTakeFirstOrThrow();
  const day = `${first.day.slice(0, 'YYYY-MM'.length)}-01`;
  await openCashBox(db, { cashBoxId, amount: float, day, caller: treasurer });
  const costs = await idsByName(db, 'costCategory');
  const incomes = await idsByName(db, 'incomeCategory');
  const came = [...payments, ...makeOtherIncome(first.day, today.toString())].toSorted(
    (one, other) => one.day.localeCompare(other.day),
  );
  const carried: Transfer[] = [];
  const received: EntryDraft[] = [];
  const paidOut: EntryDraft[] = [];
  for (const ofMonth of Map.groupBy(came, (one) => one.day.slice(0, 7)).values()) {
    const last = ofMonth.at(-1)?.day ?? day;
    received.push(...ofMonth.map((one) => receivedEntry(one, { cashBoxId, incomes })));
    const sum = ofMonth.reduce((total, { amount }) => total + amount, 0);
    const bought = carried.length % 3 === 0 && sum > purchase.amount ? purchase.amount : 0;
    if (bought > 0) {
      paidOut.push({
        postingDay: last,
        description: purchase.words,
        lines: [
          { code: '400', costCategoryId: costs.get(purchase.category) ?? '', amount: bought },
          { code: '100', cashBoxId, amount: -bought },
        ],
      });
    }
    const amount = sum - bought;
    paidOut.push({
      postingDay: last,
      description: 'Wpłata gotówki do banku',
      lines: [
        { code: '140', amount },
        { code: '100', cashBoxId, amount: -amount },
      ],
    });
    carried.push({
      day: last,
      amount,
      name: 'Rodzinny Ogród Działkowy',
      account: null,
      title: 'Wpłata własna gotówki',
      reference: `G${last.replaceAll('-', '')}`,
    });
  }
  // Whoever reads the audit looks for what people did, not for every payment of the demo.
  const untold = async () => undefined;
  await change(db, treasurer, async (tx) => {
    await post(tx, [{ series: 'KP', sourceId: null, entries: received }], untold);
    await post(tx, [{ series: 'KW', sourceId: null, entries: paidOut }], untold);
  });
  return carried;
}

function receivedEntry(
  one: FeePayment | OtherIncome,
  { cashBoxId, incomes }: { cashBoxId: string; incomes: ReadonlyMap<string, string> },
): EntryDraft {
  const { day: postingDay, amount } = one;
  const cash = { code: '100', cashBoxId, amount } as const;
  if ('settlementId' in one) {
    const paid = {
      code: '200',
      settlementId: one.settlementId,
      amount: -amount,
      parts: [],
    } as const;
    return { postingDay, description: 'Wpłata opłat w kasie', lines: [cash, paid] };
  }
  const incomeCategoryId = incomes.get(one.category) ?? '';
  const income = { code: '750', incomeCategoryId, amount: -amount } as const;
  return { postingDay, description: one.words, lines: [cash, income] };
}

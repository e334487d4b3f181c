import type { Faker } from '@faker-js/faker';
import { openBankAccount } from '@grzadka/server/src/bank/accounts/bank-account.repo.ts';
import type { Actor } from '@grzadka/server/src/core/change/audit-entry.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Storage } from '@grzadka/server/src/core/storage/storage.ts';
import type { Kysely } from 'kysely';
import { bankAccount } from '../association.ts';
import { describeCosts } from './describe-costs.ts';
import { type FeePayment, makeFeePayments } from './fee-payments.ts';
import { idsByName } from './ids-by-name.ts';
import { makeOwnTransfers, type OwnTransfer } from './own-transfers.ts';
import { makeUnknownPayer, readPayers } from './payer.ts';
import { postCash } from './post-cash.ts';
import { type KnownPurpose, takeInStatements } from './take-in-statements.ts';
import { monthsOf, type Transfer } from './transfer.ts';

interface Paying {
  readonly random: Faker;
  readonly treasurer: Actor;
  /** The first year that something is paid for. */
  readonly since: number;
  readonly today: Temporal.PlainDate;
}

/** Of a hundred who paid on the last days, so many did so from an unknown account and without a word that says what for. */
const paidFromElsewhere = 0.02;
const lastDays = 60;

/** What was on it when the program began to keep it, in grosze. */
const opening = 18_350_00;

/**
 * Has people pay their fees until today, at the office and by bank, and the garden its costs: by documents of cash, and by statements that are
 * taken in month by month.
 */
export async function makePayments(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  { random, treasurer, since, today }: Paying,
): Promise<void> {
  const payments = await makeFeePayments(db, { random, since, today });
  const payers = await readPayers(db, random);
  const byBank = payments
    .filter(({ inCash }) => !inCash)
    .flatMap((payment, index) => {
      const payer = payers.get(payment.settlementId);
      if (payer === undefined) return [];
      const isLate = payment.day >= today.subtract({ days: lastDays }).toString();
      const isFromOther = isLate && random.datatype.boolean(paidFromElsewhere);
      const from = isFromOther ? { ...payer, ...makeUnknownPayer(random) } : payer;
      return [{ payment, transfer: transferOf(payment, from, index) }];
    });
  const carried = await postCash(db, {
    payments: payments.filter(({ inCash }) => inCash),
    treasurer,
    today,
  });
  const [first] = byBank;
  if (first === undefined) return;
  const own = makeOwnTransfers(first.payment.day, today.toString());
  const transfers = [...byBank.map(({ transfer }) => transfer), ...carried, ...own].toSorted(
    (one, other) => one.day.localeCompare(other.day),
  );
  const bankAccountId = newId();
  await db
    .insertInto('bankAccount')
    .values({ id: bankAccountId, name: 'Rachunek bieżący', nrb: bankAccount, active: true })
    .execute();
  const months = monthsOf(transfers, { account: bankAccount, opening, today });
  const day = Temporal.PlainDate.from(`${months[0]?.month}-01`).subtract({ days: 1 }).toString();
  await openBankAccount(db, { bankAccountId, amount: opening, day, caller: treasurer });
  const purposeOf = await readPurposes(db, {
    payments: new Map(byBank.map(({ payment, transfer }) => [transfer.reference, payment])),
    carried: new Map(carried.map((transfer) => [transfer.reference, transfer])),
    own: new Map(own.map((transfer) => [transfer.reference, transfer])),
  });
  await takeInStatements({ db, storage }, months, { bankAccountId, treasurer, purposeOf });
  await describeCosts(db);
}

function transferOf(
  { day, amount }: FeePayment,
  { name, account, title }: { name: string; account: string; title: string },
  index: number,
): Transfer {
  const reference = `F${String(index + 1).padStart(6, '0')}`;
  return { day, amount, name, account, title, reference };
}

async function readPurposes(
  db: Kysely<Database>,
  {
    payments,
    carried,
    own,
  }: {
    payments: ReadonlyMap<string, FeePayment>;
    carried: ReadonlyMap<string, Transfer>;
    own: ReadonlyMap<string, OwnTransfer>;
  },
): Promise<KnownPurpose> {
  const costs = await idsByName(db, 'costCategory');
  const incomes = await idsByName(db, 'incomeCategory');
  return (reference) => {
    const payment = payments.get(reference);
    if (payment) return { settlementId: payment.settlementId, amount: payment.amount };
    const cash = carried.get(reference);
    if (cash) return { inTransit: true, amount: cash.amount };
    const { category = '', amount = 0 } = own.get(reference) ?? {};
    const costCategoryId = costs.get(category);
    if (costCategoryId !== undefined) return { costCategoryId, amount: -amount };
    const incomeCategoryId = incomes.get(category);
    return incomeCategoryId === undefined ? undefined : { incomeCategoryId, amount };
  };
}

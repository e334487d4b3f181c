import type { FaultList } from '../fault-list.ts';
import { readAccountNumber } from '../text/account-number.ts';
import { readAmount } from '../text/read-amount.ts';
import { readDay } from '../text/read-day.ts';
import type { CsvLayout } from './csv-profile.ts';

/** A table of Santander (now Erste) has no heading: its first row is about the account (docs/product/bank.md#csv). */
export const santanderLayout: CsvLayout = {
  name: 'Santander (Erste)',
  columns: {
    bookingDay: 0,
    valueDay: 1,
    title: [2],
    counterpartyName: 3,
    counterpartyAccount: 4,
    amount: 5,
    balanceAfter: 6,
  },
};

/** Whether a row is such a first one: two days, account, owner, currency, opening and closing balance, number of rows. */
export function isSantander(row: readonly string[]): boolean {
  const [
    from = '',
    thru = '',
    account = '',
    ,
    currency = '',
    opening = '',
    closing = '',
    count = '',
  ] = row;
  return (
    readDay(from) !== null &&
    readDay(thru) !== null &&
    readAccountNumber(account) !== null &&
    /^[A-Z]{3}$/.test(currency) &&
    readAmount(opening) !== null &&
    readAmount(closing) !== null &&
    /^\d{1,6}$/.test(count)
  );
}

/** Returns the facts of that row; adds a fault where it states another number of rows than there are. */
export function headSantander(row: readonly string[], count: number, faults: FaultList) {
  const stated = Number(row[7]);
  if (faults.isEmpty && stated !== count) {
    faults.add(
      1,
      `Według pierwszego wiersza pliku operacji jest ${stated}, a w pliku jest ${count}. Pobierz wyciąg z banku jeszcze raz.`,
    );
  }
  return {
    account: readAccountNumber(row[2] ?? ''),
    currency: row[4] ?? null,
    opening: readAmount(row[5] ?? ''),
    closing: readAmount(row[6] ?? ''),
  };
}

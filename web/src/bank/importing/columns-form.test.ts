import { expect, test } from 'vitest';
import { columnsForm, emptyColumns } from './columns-form.ts';

const rows = [['Data', 'Kwota', 'Opis', 'Z rachunku', 'Na rachunek']];
const pointed = { ...emptyColumns(rows), name: 'Bank', bookingDay: '0', amount: '1', title: '2' };

const read = (more: object) => columnsForm(rows).safeParse({ ...pointed, ...more });

test('the account at the other end stands in one column, or the payer’s and the payee’s in one each', () => {
  const accountsIn = (more: object) => read(more).data?.columns.counterpartyAccount;
  expect(accountsIn({})).toBeNull();
  expect(accountsIn({ counterpartyAccount: '3' })).toBe(3);
  expect(accountsIn({ payerAccount: '3', payeeAccount: '4' })).toEqual({ payer: 3, payee: 4 });
  expect(read({ payerAccount: '3' }).error?.issues).toMatchObject([
    {
      path: ['payeeAccount'],
      message: 'Wskaż obie kolumny: z rachunkiem nadawcy i z rachunkiem odbiorcy',
    },
  ]);
});

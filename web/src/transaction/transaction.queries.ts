import { transactionEndpoints } from '@grzadka/contract/transaction/transaction.endpoints';
import { transactionList } from '@grzadka/contract/transaction/transaction.list';
import { callQuery } from '../core/api/call-query.ts';
import { recordSource } from '../core/record/record-calls.ts';

/** The name of the area, which its list bears. */
export const transactionArea = 'transaction';

/** The movements of money as a list. */
export const transactionSource = recordSource(
  { name: transactionArea },
  transactionList,
  transactionEndpoints,
);

/** A movement of money. */
export const transactionQuery = (id: string) =>
  callQuery([transactionArea, id], transactionEndpoints.get, { params: { id } });

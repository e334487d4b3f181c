import { transactionEndpoints } from '@grzadka/contract/transaction/transaction.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { readTransactions } from './transaction.list.ts';
import { getTransaction } from './transaction.repo.ts';

/** The calls that tell of money that came and went. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  servePlainList(context, transactionEndpoints, readTransactions);

  serve(transactionEndpoints.get, ({ params }) => getTransaction(db, params));
}

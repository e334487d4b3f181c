import { transactionEndpoints } from '@grzadka/contract/transaction/transaction.endpoints';
import { transactionExport } from '@grzadka/contract/transaction/transaction.export';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { readTransactionPage, readTransactions } from './transaction.list.ts';
import { getTransaction } from './transaction.repo.ts';

/** The calls that tell of money that came and went. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serveList(context, transactionEndpoints, {
    file: transactionExport,
    reading: readTransactions,
    page: readTransactionPage,
  });

  serve(transactionEndpoints.get, ({ params }) => getTransaction(db, params));
}

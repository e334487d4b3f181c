import { listFile } from '@grzadka/contract/core/list/list-file';
import { transactionEndpoints } from '@grzadka/contract/transaction/transaction.endpoints';
import { transactionList } from '@grzadka/contract/transaction/transaction.list';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { readTransactions } from './transaction.list.ts';
import { getTransaction } from './transaction.repo.ts';

/** The calls that tell of money that came and went. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serveList(context, transactionEndpoints, {
    file: listFile(transactionList),
    reading: readTransactions,
  });

  serve(transactionEndpoints.get, ({ params }) => getTransaction(db, params));
}

import { ledgerEndpoints } from '@grzadka/contract/ledger/ledger.endpoints';
import { openListEndpoints } from '@grzadka/contract/ledger/open-list.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readBalanceOn } from './balance.repo.ts';
import { readOpenList } from './open-list.repo.ts';
import { readRunningList } from './running-list.repo.ts';

/** The calls of the ledger. */
export function routes({ serve, db }: AppContext): void {
  serve(ledgerEndpoints.entries, ({ params, query }) =>
    readRunningList(db, { ...params, ...query }),
  );

  serve(openListEndpoints.open, ({ params }) => readOpenList(db, params));

  serve(ledgerEndpoints.balance, ({ params, query }) =>
    readBalanceOn(db, { ...params, on: query.on, recordedThru: query['recorded-thru'] }),
  );
}

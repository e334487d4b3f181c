import { interestRateEndpoints } from '@grzadka/contract/interest-rate/interest-rate.endpoints';
import { interestRateRefusals } from '@grzadka/contract/interest-rate/interest-rate.model';
import { interestRateRecord } from '@grzadka/contract/interest-rate/interest-rate.record';
import { readById } from '#src/core/database/read-by-id.ts';
import { conflictAt } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readInterestRates } from './interest-rate.list.ts';

/** The calls of the interest rates. */
export function routes(context: AppContext): void {
  servePlainList(context, interestRateEndpoints, readInterestRates);

  serveRecord(context, interestRateRecord, interestRateEndpoints, {
    rules: {
      interest_rate_valid_from_unique: () =>
        conflictAt({ validFrom: interestRateRefusals.sameDay }),
    },
    get: (db, { id }) => readInterestRate(db, id),
  });
}

/** A rate with its version, its percentage as text. */
const readInterestRate = readById((db, wanted) =>
  db
    .selectFrom('interestRate')
    .select(['id', 'validFrom', 'percent', 'source', 'version'])
    .where('id', '=', wanted),
);

import { ledgerYearEndpoints } from '@grzadka/contract/ledger-year/ledger-year.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { closeYear, reopenYear } from './close-year.ts';
import { readYears } from './ledger-year.repo.ts';

/** The calls of the years of the ledger. */
export function routes({ serve, db, jobs }: AppContext): void {
  serve(ledgerYearEndpoints.years, () => readYears(db));

  serve(ledgerYearEndpoints.close, ({ body, caller, ifMatch }) =>
    closeYear({ db, jobs }, { ...body, caller, ifMatch }),
  );

  serve(ledgerYearEndpoints.reopen, ({ body, caller, ifMatch }) =>
    reopenYear(db, { ...body, caller, ifMatch }),
  );
}

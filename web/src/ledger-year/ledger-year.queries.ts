import { ledgerYearEndpoints } from '@grzadka/contract/ledger-year/ledger-year.endpoints';
import { ledgerYearRecord } from '@grzadka/contract/ledger-year/ledger-year.record';
import { versionedQuery } from '../core/api/call-query.ts';

/** Milliseconds between two looks while what is printed of a year is still to come. */
const lookEvery = 2_000;

const query = versionedQuery([ledgerYearRecord.name], ledgerYearEndpoints.years, {});

/** The years of the ledger and their version; looked at again until what is printed of them is there. */
export const ledgerYearsQuery = {
  ...query,
  refetchInterval: ({ state }: YearsSeen) =>
    state.data?.reply.items.some(({ arePapersDue }) => arePapersDue) ? lookEvery : false,
};

interface YearsSeen {
  readonly state: {
    readonly data?:
      | {
          readonly reply: { readonly items: readonly { readonly arePapersDue: boolean }[] };
        }
      | undefined;
  };
}

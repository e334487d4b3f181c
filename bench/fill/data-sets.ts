/** How many records of each kind a data set holds. */
export interface DataSet {
  readonly gardens: number;
  /** Each garden is held by one of them today; some hold several, some none. */
  readonly parties: number;
  readonly meters: number;
  readonly measurementsPerMeter: number;
  readonly news: number;
  readonly notices: number;
  readonly pageVersions: number;
  readonly documents: number;
  readonly messages: number;
  readonly auditEntries: number;
  /** What is posted on the settlement accounts that come with the assignments; null: nothing. */
  readonly ledger: LedgerSize | null;
}

/** What is posted on settlement accounts. */
export interface LedgerSize {
  /** So many years of charges, of three lines each, and of what was paid of them, in two. */
  readonly years: number;
  /** Lines of the one account that has the most, on which something is posted every few days; an even number. */
  readonly longestAccount: number;
}

const nothingElse = {
  meters: 0,
  measurementsPerMeter: 0,
  news: 0,
  notices: 0,
  pageVersions: 0,
  documents: 0,
  messages: 0,
  auditEntries: 0,
};

/**
 * The sizes at which speed is measured: one association, the largest there is, all of a large town, the whole union; and
 * what is owed and paid.
 */
export const dataSets = {
  garden: {
    gardens: 600,
    parties: 650,
    meters: 900,
    measurementsPerMeter: 10,
    news: 200,
    notices: 100,
    pageVersions: 30,
    documents: 150,
    messages: 0,
    auditEntries: 20_000,
    ledger: null,
  },
  /** 2,000 plots, each with a meter of energy and one of water. */
  association: {
    ...nothingElse,
    gardens: 2_000,
    parties: 2_200,
    meters: 4_000,
    measurementsPerMeter: 5,
    ledger: null,
  },
  /** 5,000 settlement accounts, whose payments stand in bank statements. */
  accounts: {
    ...nothingElse,
    gardens: 5_000,
    parties: 5_500,
    ledger: null,
  },
  town: {
    gardens: 100_000,
    parties: 100_000,
    meters: 100_000,
    measurementsPerMeter: 5,
    news: 100_000,
    notices: 100_000,
    pageVersions: 1_000,
    documents: 100_000,
    messages: 0,
    auditEntries: 200_000,
    ledger: null,
  },
  country: {
    gardens: 1_000_000,
    parties: 1_000_000,
    meters: 2_000_000,
    measurementsPerMeter: 5,
    news: 100_000,
    notices: 100_000,
    pageVersions: 1_000,
    documents: 20_000,
    messages: 0,
    auditEntries: 1_000_000,
    ledger: null,
  },
  /** A million of each of what the search looks through, and of accounts a tenth more. */
  million: {
    gardens: 1_000_000,
    parties: 1_000_000,
    meters: 1_000_000,
    measurementsPerMeter: 1,
    news: 1_000_000,
    notices: 1_000_000,
    pageVersions: 0,
    documents: 1_000_000,
    messages: 1_000_000,
    auditEntries: 0,
    ledger: { years: 1, longestAccount: 200 },
  },
  /** 1,000,000 settlement accounts with 20,000,000 lines: every tenth plot has had other holders, too. */
  ledger: {
    ...nothingElse,
    gardens: 909_091,
    parties: 900_000,
    ledger: { years: 4, longestAccount: 2_000 },
  },
  /** 5,000 of them with four years, as the report of one adds them up, and four times as many. */
  fewbooks: {
    ...nothingElse,
    gardens: 4_546,
    parties: 4_500,
    ledger: { years: 4, longestAccount: 200 },
  },
  somebooks: {
    ...nothingElse,
    gardens: 18_182,
    parties: 18_000,
    ledger: { years: 4, longestAccount: 200 },
  },
  /** 50,000 of them with 1,000,000 lines. */
  books: {
    ...nothingElse,
    gardens: 45_455,
    parties: 45_000,
    ledger: { years: 4, longestAccount: 2_000 },
  },
} as const satisfies Record<string, DataSet>;

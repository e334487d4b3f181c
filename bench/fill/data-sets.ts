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
  readonly auditEntries: number;
}

/** The sizes at which speed is measured: one association, all of a large town, the whole union. */
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
    auditEntries: 20_000,
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
    auditEntries: 200_000,
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
    auditEntries: 1_000_000,
  },
} as const satisfies Record<string, DataSet>;

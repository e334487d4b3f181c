import type { MeterChain } from '@grzadka/contract/meter/consumption/meter-chain';
import {
  effectiveChain,
  type RecordedMeasurement,
} from '@grzadka/contract/test/meter-histories/effective-measurements';
import {
  makeInstallation,
  makeMeasurement,
} from '@grzadka/contract/test/meter-histories/factories';
import type { MeteredTerms } from '#src/charge/calculation/metered/tiers.ts';
import type {
  ChargedGarden,
  ChargedPlot,
  PlotAccount,
  PlotMeter,
} from '#src/charge/calculation/plot.ts';
import { prepareRun } from '#src/charge/calculation/prepare-run.ts';
import type { PlotResult } from '#src/charge/calculation/result.ts';
import type {
  ChargedExemption,
  ChargedKind,
  ChargedTariff,
  RunTerms,
} from '#src/charge/calculation/terms.ts';

/** The resolution of tests. */
const resolution = { number: '3/2027', adoptedOn: '2027-04-17' };

/** A fee kind whose id is its name. */
export function makeKind(name: string, position = 100): ChargedKind {
  return { id: name, name, position };
}

/** A tariff since ever of the kind 'Opłata ogrodowa', due in one part on 30 June, but for what is stated. */
export function makeTariff(
  facts: Partial<ChargedTariff> & Pick<ChargedTariff, 'terms'>,
): ChargedTariff {
  const feeKindId = facts.feeKindId ?? 'Opłata ogrodowa';
  return {
    id: `tariff of ${feeKindId}`,
    feeKindId,
    resolution,
    validFrom: '2020-01-01',
    validThru: null,
    proration: 'none',
    instalments: [{ dueMonthDay: '06-30', weight: '1' }],
    ...facts,
  };
}

/** The annual run of 2027 with these tariffs, and their kinds in this order, but for what is stated. */
export function makeRun(
  tariffs: readonly ChargedTariff[],
  facts: Partial<RunTerms> = {},
): RunTerms {
  return {
    kind: 'annual',
    title: 'Opłaty 2027',
    period: { from: '2027-01-01', thru: '2027-12-31' },
    referenceDay: '2027-01-01',
    readingWindow: { from: '2027-10-01', thru: '2027-10-31' },
    firstMeteredDay: '2027-01-01',
    issueDay: '2027-05-01',
    dueYear: 2027,
    isCorrection: false,
    feeKinds: tariffs.map(({ feeKindId }, place) => makeKind(feeKindId, place + 1)),
    tariffs,
    exemptions: [],
    zones: [],
    ...facts,
  };
}

/** A run of what was used from 16 April to 15 October 2026, read in October. */
export function makeMediaRun(
  tariffs: readonly ChargedTariff[],
  facts: Partial<RunTerms> = {},
): RunTerms {
  return makeRun(tariffs, {
    kind: 'media',
    title: 'Media 2026',
    period: { from: '2026-04-16', thru: '2026-10-15' },
    referenceDay: '2026-04-16',
    readingWindow: { from: '2026-10-01', thru: '2026-10-31' },
    firstMeteredDay: '2026-04-16',
    issueDay: '2026-11-01',
    dueYear: 2026,
    ...facts,
  });
}

/** A garden of 312,50 m² by the plan, with nobody declared and nothing connected, but for what is stated. */
export function makeGarden(facts: Partial<ChargedGarden> = {}): ChargedGarden {
  return {
    id: '12A',
    name: '12A',
    area: '312.50',
    areaSource: 'plan',
    residents: 0,
    electricity: false,
    water: false,
    ...facts,
  };
}

/** A plot in the hands of one account since ever, but for what is stated. */
export function makePlot(facts: Partial<ChargedPlot> = {}): ChargedPlot {
  return {
    garden: makeGarden(),
    isSkipped: false,
    accounts: [makeAccount()],
    meters: [],
    charged: [],
    ...facts,
  };
}

/** An account that was opened at an unknown time and goes on, with one holder, who is no member, but for what is stated. */
export function makeAccount(facts: Partial<PlotAccount> = {}): PlotAccount {
  const { openedOn = null, closedOn = null } = facts;
  const holder = { partyId: 'Anna', from: openedOn, thru: closedOn, memberships: [] };
  return { id: 'A', number: 1, openedOn, closedOn, holders: [holder], amounts: [], ...facts };
}

/** Whoever holds the account is a member since ever. */
export function makeMember(partyId: string, account: Pick<PlotAccount, 'openedOn' | 'closedOn'>) {
  const memberships = [{ from: null, thru: null }];
  return { partyId, from: account.openedOn, thru: account.closedOn, memberships };
}

/** Two accounts, the former until 31 May 2027 and the next from 1 June on. */
export const handover = [
  makeAccount({ closedOn: '2027-05-31' }),
  makeAccount({ id: 'B', number: 2, openedOn: '2027-06-01' }),
];

/** A reading at noon of a day. */
export function reading(
  day: string,
  value: number,
  facts: Partial<RecordedMeasurement> = {},
): RecordedMeasurement {
  return makeMeasurement({
    id: `${value} on ${day}`,
    measuredAt: `${day}T12:00:00.000Z`,
    value,
    ...facts,
  });
}

/** Returns the chain of these readings, of one device that was there since ever. */
export function chainOf(...readings: RecordedMeasurement[]): MeterChain {
  return effectiveChain([makeInstallation()], readings);
}

/** A meter for the plot's own energy that was never charged, but for what is stated. */
export function makeMeter(facts: Partial<PlotMeter> & Pick<PlotMeter, 'chain'>): PlotMeter {
  return {
    id: facts.name ?? 'E-12',
    name: 'E-12',
    type: 'ElectricityMeter',
    role: 'plot',
    active: true,
    zoneId: null,
    unanswered: [],
    chargedSince: null,
    stretches: [],
    ...facts,
  };
}

/** The kind of fee that is asked for energy by meter. */
export const energy = 'Energia wg licznika';

/** Two tiers, up to 250 kWh by a rate and above at 1,1034 zł. */
export function tiersAt(rate: string) {
  return [
    { upTo: '250', rate },
    { upTo: null, rate: '1.1034' },
  ];
}

/** A tariff of energy by meter, at one price in two tiers but for what is stated. */
export function meteredTariff(
  segments: MeteredTerms['segments'] = [{ from: '2026-01-01', tiers: tiersAt('0.6212') }],
): ChargedTariff {
  return makeTariff({
    feeKindId: energy,
    terms: { method: 'consumption', meterType: 'ElectricityMeter', segments },
  });
}

/** 318,4 kWh from 16 April to 15 October 2026. */
export const season = [reading('2026-04-15', 1000), reading('2026-10-15', 1318.4)];

/** An exemption since ever of the account 'A' from 'Opłata ogrodowa', without a resolution, but for what is stated. */
export function makeExemption(facts: Partial<ChargedExemption>): ChargedExemption {
  return {
    id: 'exemption',
    feeKindId: 'Opłata ogrodowa',
    settlementId: facts.partyId ? null : 'A',
    partyId: null,
    percent: null,
    amount: null,
    validFrom: '2020-01-01',
    validThru: null,
    resolution: null,
    ...facts,
  };
}

/** What a run comes to at a plot, with whatever other plots it has. */
export function reckonPlot(
  run: RunTerms,
  plot: ChargedPlot,
  others: readonly ChargedPlot[] = [],
): PlotResult {
  return prepareRun(run, [plot, ...others])(plot);
}

/** The amount that each account owes, in grosze, by its id. */
export function owedBy({ charges }: PlotResult): Record<string, number> {
  const owed: Record<string, number> = {};
  for (const { settlementId, amount } of charges)
    owed[settlementId] = (owed[settlementId] ?? 0) + amount;
  return owed;
}

/** The words of all lines, with blanks that break. */
export function wordsOf({ charges }: PlotResult): string[] {
  return charges.flatMap(({ lines }) => lines.map(({ words }) => words.replaceAll('\u00a0', ' ')));
}

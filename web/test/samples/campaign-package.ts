import type { CampaignPackage } from '@grzadka/contract/campaign/walk/campaign-package.model';

interface PackedMeter {
  readonly id: string;
  readonly name?: string;
  readonly plot?: string | null;
  readonly place?: string | null;
  readonly state?: CampaignPackage['meters']['state']['values'][number];
  readonly lastValue?: number | null;
  readonly serialNumber?: string | null;
}

/** The values of a column that many meters share, each written out. */
const all = <Value>(values: Value[]) => ({ values, at: values.map((_, index) => index) });

/** What a reader takes along of the round 'Jesień 2026': water meters, last read in April with 120 m³, that count 0.2 m³ a day. */
export function packageOf(meters: readonly PackedMeter[]): CampaignPackage {
  const column = <Value>(of: (meter: PackedMeter) => Value) => meters.map(of);
  const isRead = ({ lastValue = 120 }: PackedMeter) => lastValue !== null;
  return {
    id: 'r',
    name: 'Jesień 2026',
    state: 'open',
    readFrom: '2026-10-12',
    readThru: '2026-10-25',
    meters: {
      id: column(({ id }) => id),
      name: column(({ id, name = `W-${id}` }) => name),
      type: all(column(() => 'WaterMeter' as const)),
      plot: column(({ id, plot = id }) => plot),
      sector: all(column(() => 'Sektor 1')),
      place: all(column(({ place = null }) => place)),
      active: all(column(() => true)),
      state: all(column(({ state = 'to-read' }) => state)),
      hasDevice: all(column(() => true)),
      serialNumber: column(({ id, serialNumber = `SN${id}` }) => serialNumber),
      installedAt: all(column(() => null)),
      firstValue: all(column(() => null)),
      digits: all(column(() => 5)),
      multiplier: all(column(() => 1)),
      legalisedUntil: all(column(() => null)),
      lastValue: column(({ lastValue = 120 }) => lastValue),
      lastAt: column((meter) => (isRead(meter) ? Date.parse('2026-04-15T10:00:00.000Z') : null)),
      isLastOfDevice: all(column(() => true)),
      usual: column(() => 0.2),
    },
  };
}

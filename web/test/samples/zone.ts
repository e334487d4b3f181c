import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { zoneDetails } from '@grzadka/contract/zone/zone.model';
import type { ZoneBalance } from '@grzadka/contract/zone/zone-balance.model';

/** A zone with a main meter and four others, for tests. */
export const sampleZone = sampleOf(zoneDetails, {
  id: 'z',
  name: 'Aleja Różana',
  mainMeters: [{ id: 'main', name: 'G-1' }],
  meters: { main: 1, plot: 3, common: 1 },
});

const reading = (id: string, day: string, value: number) => ({
  kind: 'measurement' as const,
  id,
  installationId: 'i',
  at: `${day}T08:00:00.000Z`,
  day,
  value,
  isEstimate: false,
  rolledOver: false,
});

const line = (
  name: string,
  quantity: number | null,
  facts: Partial<ZoneBalance['lines'][number]> = {},
) => ({
  id: name,
  name,
  role: 'plot' as const,
  quantity,
  quality: quantity === null ? ('undetermined' as const) : ('read' as const),
  points: [],
  ...facts,
});

/** What it lost at most, because nothing is known of one of them. */
export const sampleBalance: ZoneBalance = {
  main: 1250,
  plots: 1092.4,
  common: 38,
  certainty: 'at-most',
  loss: 119.6,
  share: 9.6,
  cost: null,
  alert: null,
  suspects: [],
  coverage: { total: 5, certain: 3, estimated: 1, undetermined: 1 },
  lines: [
    line('G-1', 1250, {
      role: 'main',
      points: [reading('m1', '2026-04-15', 100), reading('m2', '2026-10-15', 1350)],
    }),
    line('Wspólny', 38, { role: 'common' }),
    line('W-1', 592.4),
    line('W-2', 500, { quality: 'estimated' }),
    line('W-3', null),
  ],
};

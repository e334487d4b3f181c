import type { Faker } from '@faker-js/faker';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { DemoGarden } from '../plots/gardens.ts';
import type { DemoZone } from './zones.ts';

/** A meter of the demo, and what its measurements are to look like. */
export interface DemoMeter {
  readonly id: string;
  readonly name: string;
  readonly type: Database['meter']['type'];
  readonly active: boolean;
  readonly garden: DemoGarden | null;
  readonly role: 'plot' | 'common' | 'main';
  /** The zone it belongs to, if any. */
  readonly zone: DemoZone | null;
  /** What a unit of its dial counts. */
  readonly multiplier: number;
  /** Its device is kept indoors from November to March. */
  readonly isTakenOffInWinter: boolean;
  /** How much passes through it in a year, in its unit. */
  readonly yearly: number;
  /** Which of the rounds of the last years it was read in. */
  readonly read: 'always' | 'never' | 'at-first' | 'lately';
}

const common = [
  { name: 'Wodomierz główny – Łąka', type: 'WaterMeter', yearly: 6000, role: 'main', in: '1' },
  { name: 'Wodomierz główny – Sad', type: 'WaterMeter', yearly: 5200, role: 'main' },
  {
    name: 'Wodomierz – hydrofornia',
    type: 'WaterMeter',
    yearly: 900,
    role: 'common',
    in: '1',
    isTakenOffInWinter: true,
  },
  {
    // Behind current transformers.
    name: 'Energia – licznik główny',
    type: 'ElectricityMeter',
    yearly: 40_000,
    role: 'main',
    in: '3',
    multiplier: 40,
  },
  { name: 'Energia – Dom Działkowca', type: 'ElectricityMeter', yearly: 3800, role: 'common' },
  {
    name: 'Energia – oświetlenie alejek',
    type: 'ElectricityMeter',
    yearly: 2100,
    role: 'common',
    in: '3',
  },
  { name: 'Energia – świetlica', type: 'ElectricityMeter', yearly: 700, role: 'common' },
] as const satisfies readonly (Pick<DemoMeter, 'name' | 'type' | 'yearly' | 'role'> & {
  /** The sector whose zone it belongs to. */
  in?: string;
  multiplier?: number;
  isTakenOffInWinter?: boolean;
})[];

/** About 900 meters: water at nearly every garden, electricity at every second, some in common. */
export function makeMeters(
  random: Faker,
  { gardens, zones }: { gardens: readonly DemoGarden[]; zones: readonly DemoZone[] },
): DemoMeter[] {
  const zoneOf = (type: DemoMeter['type'], sectorId: string | undefined) =>
    zones.find((zone) => zone.type === type && zone.sectorId === sectorId) ?? null;
  const atGardens = gardens.flatMap((garden) => [
    ...(random.datatype.boolean(0.95) ? metersAt(random, garden, 'WaterMeter') : []),
    ...(random.datatype.boolean(0.52) ? metersAt(random, garden, 'ElectricityMeter') : []),
  ]);
  return [
    ...common.map(({ in: sectorId, ...meter }: (typeof common)[number] & { in?: string }) =>
      makeMeter({ ...meter, garden: null, zone: zoneOf(meter.type, sectorId) }),
    ),
    ...atGardens.map((meter) =>
      meter.read === 'always'
        ? { ...meter, zone: zoneOf(meter.type, meter.garden?.sectorId) }
        : meter,
    ),
  ];
}

/** Further meters, to try the application with as many as nobody has: `count` submeters. */
export function makeSubmeters(
  random: Faker,
  gardens: readonly DemoGarden[],
  count: number,
): DemoMeter[] {
  return Array.from({ length: count }, (_, index) => {
    const garden = random.helpers.arrayElement(gardens);
    const type = random.helpers.arrayElement(['WaterMeter', 'ElectricityMeter'] as const);
    const name = `Podlicznik ${index + 1} / ${garden.name}`;
    return makeMeter({ name, type, garden, yearly: 20, read: 'lately' });
  });
}

/** The meter of a garden, and now and then the one that it replaced. */
function metersAt(random: Faker, garden: DemoGarden, type: DemoMeter['type']): DemoMeter[] {
  const isWater = type === 'WaterMeter';
  const name = `${isWater ? 'W' : 'E'}-${garden.name}`;
  const yearly = random.number.int(isWater ? { min: 15, max: 75 } : { min: 60, max: 600 });
  const read = random.datatype.boolean(0.02) ? 'never' : 'always';
  const meter = makeMeter({ name, type, garden, yearly, read });
  if (random.datatype.boolean(0.97)) return [meter];
  const replaced = { name: `${name} (stary)`, active: false, read: 'at-first' } as const;
  return [makeMeter({ ...meter, ...replaced }), { ...meter, read: 'lately' }];
}

function makeMeter({
  active = true,
  read = 'always',
  role = 'plot',
  zone = null,
  multiplier = 1,
  isTakenOffInWinter = false,
  ...meter
}: Pick<DemoMeter, 'name' | 'type' | 'yearly' | 'garden'> & Partial<DemoMeter>): DemoMeter {
  return { ...meter, id: newId(), active, read, role, zone, multiplier, isTakenOffInWinter };
}

const lastYears = 2;

/** The winters that lie between these readings, the latest two of them; instants as on the wire. */
export function wintersIn(
  read: readonly { measuredAt: string }[],
): { from: string; thru: string }[] {
  const years = new Set(read.map(({ measuredAt }) => Number(measuredAt.slice(0, 4))));
  return [...years]
    .map((year) => ({ from: noonOf(year - 1, 11, 2), thru: noonOf(year, 3, 28) }))
    .filter(
      ({ from, thru }) =>
        read.some(({ measuredAt }) => measuredAt < from) &&
        read.some(({ measuredAt }) => measuredAt > thru),
    )
    .slice(-lastYears);
}

function noonOf(year: number, month: number, day: number): string {
  return Temporal.PlainDate.from({ year, month, day })
    .toZonedDateTime({ timeZone: gardenTimeZone, plainTime: '12:00' })
    .toInstant()
    .toString();
}

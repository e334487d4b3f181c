import type { Faker } from '@faker-js/faker';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { DemoGarden } from './gardens.ts';

/** A meter of the demo, and what its measurements are to look like. */
export interface DemoMeter {
  readonly id: string;
  readonly name: string;
  readonly type: Database['meter']['type'];
  readonly active: boolean;
  readonly garden: DemoGarden | null;
  /** How much passes through it in a year, in its unit. */
  readonly yearly: number;
  /** Which of the rounds of the last years it was read in. */
  readonly read: 'always' | 'never' | 'at-first' | 'lately';
}

const common = [
  { name: 'Wodomierz główny – Łąka', type: 'WaterMeter', yearly: 6000 },
  { name: 'Wodomierz główny – Sad', type: 'WaterMeter', yearly: 5200 },
  { name: 'Wodomierz – hydrofornia', type: 'WaterMeter', yearly: 900 },
  { name: 'Energia – Dom Działkowca', type: 'ElectricityMeter', yearly: 3800 },
  { name: 'Energia – oświetlenie alejek', type: 'ElectricityMeter', yearly: 2100 },
  { name: 'Energia – świetlica', type: 'ElectricityMeter', yearly: 700 },
] as const;

/** About 900 meters: water at nearly every garden, electricity at every second, some in common. */
export function makeMeters(random: Faker, gardens: readonly DemoGarden[]): DemoMeter[] {
  return [
    ...common.map((meter) => makeMeter({ ...meter, garden: null })),
    ...gardens.flatMap((garden) => [
      ...(random.datatype.boolean(0.95) ? metersAt(random, garden, 'WaterMeter') : []),
      ...(random.datatype.boolean(0.52) ? metersAt(random, garden, 'ElectricityMeter') : []),
    ]),
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
  ...meter
}: Omit<DemoMeter, 'id' | 'active' | 'read'> & Partial<Pick<DemoMeter, 'active' | 'read'>>) {
  return { ...meter, id: newId(), active, read };
}

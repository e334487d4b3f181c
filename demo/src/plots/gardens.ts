import type { Faker } from '@faker-js/faker';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';

/** A garden of the demo. */
export interface DemoGarden {
  readonly id: string;
  readonly sectorId: string;
  readonly name: string;
  /** Square metres. */
  readonly area: number | null;
}

const gardenCount = 600;
const sectors = 3;

/** How many gardens share a number: most have their own, some were divided into 10 and 10A. */
const letters = [
  { value: [''], weight: 90 },
  { value: ['', 'A'], weight: 8 },
  { value: ['', 'A', 'B'], weight: 2 },
];

/** About 600 gardens, numbered through the three sectors. */
export function makeGardens(random: Faker): DemoGarden[] {
  const names: string[] = [];
  for (let number = 1; names.length < gardenCount; number += 1) {
    const parts = random.helpers.weightedArrayElement(letters);
    names.push(...parts.map((letter) => `${number}${letter}`));
  }
  return names.map((name, index) => ({
    id: newId(),
    sectorId: String(1 + Math.floor((index * sectors) / names.length)),
    name,
    area: areaOf(random, name),
  }));
}

/** Gardens have about 300 m²; divided ones less, and a few nobody has measured. */
function areaOf(random: Faker, name: string): number | null {
  if (random.datatype.boolean(0.01)) return null;
  const [min, max] = /\D$/.test(name) ? [120, 220] : [250, 480];
  const fractionDigits = random.helpers.weightedArrayElement([
    { value: 0, weight: 8 },
    { value: 1, weight: 1 },
    { value: 2, weight: 1 },
  ]);
  return random.number.float({ min, max, fractionDigits });
}

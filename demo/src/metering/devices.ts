import type { Faker } from '@faker-js/faker';
import type { RemovalReason } from '@grzadka/contract/meter/installation/installation.model';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { DemoMeasurement } from './measurements.ts';
import { type DemoMeter, wintersIn } from './meters.ts';

/** A device of a meter; the last one of a meter is there, the others were removed. */
export interface DemoDevice {
  readonly id: string;
  readonly meterId: string;
  readonly serialNumber: string;
  readonly installedAt: string | null;
  readonly firstValue: string;
  readonly removedAt: string | null;
  readonly lastValue: string | null;
  readonly removalReason: RemovalReason | null;
  readonly digits: number;
  readonly multiplier: number;
  readonly sealNumber: string | null;
  readonly legalisedUntil: string;
}

interface Devices {
  /** Those of each meter in the order of time. */
  readonly devices: DemoDevice[];
  /** As they were read of these devices. */
  readonly measurements: DemoMeasurement[];
}

interface Made {
  readonly meters: readonly DemoMeter[];
  readonly measurements: readonly DemoMeasurement[];
  readonly today: Temporal.PlainDate;
}

/** One in so many meters had its device exchanged. */
const exchangedOneIn = 17;
const reasons = ['replaced', 'verification', 'broken'] as const;

/**
 * Gives meters their devices, some of them an exchange, and one what the winters in between did; the readings of one dial
 * pass through zero.
 */
export function makeDevices(random: Faker, { meters, measurements, today }: Made): Devices {
  const byMeter = Map.groupBy(measurements, ({ meterId }) => meterId);
  const rolling = meters.find(
    ({ id, type, garden, zone }) =>
      type === 'ElectricityMeter' && garden && !zone && (byMeter.get(id)?.length ?? 0) > 8,
  );
  const made = meters.map((meter, index): Devices => {
    const read = byMeter.get(meter.id) ?? [];
    const device = makeDevice(random, meter, today);
    if (meter.isTakenOffInWinter) return takenOff(device, read);
    if (meter === rolling)
      return { devices: [device], measurements: passThroughZero(read, device) };
    const isExchanged = index % exchangedOneIn === 0 && meter.garden !== null && read.length > 8;
    if (!isExchanged) return { devices: [device], measurements: read };
    const reason = reasons[(index / exchangedOneIn) % reasons.length] ?? 'replaced';
    return exchange(random, { device, read, reason });
  });
  return {
    devices: made.flatMap(({ devices }) => devices),
    measurements: made.flatMap((each) => each.measurements),
  };
}

function makeDevice(random: Faker, meter: DemoMeter, today: Temporal.PlainDate): DemoDevice {
  const isWater = meter.type === 'WaterMeter';
  // Water meters are verified every five years, electronic ones of electricity less often.
  const years = random.number.int(isWater ? { min: 0, max: 4 } : { min: 2, max: 9 });
  const isSoon = random.datatype.boolean(0.04);
  return {
    id: newId(),
    meterId: meter.id,
    serialNumber: serialNumber(random, meter.type),
    installedAt: null,
    firstValue: '0',
    removedAt: null,
    lastValue: null,
    removalReason: null,
    digits: meter.role === 'main' ? 6 : 5,
    multiplier: meter.multiplier,
    sealNumber: random.datatype.boolean(0.8) ? `ROD ${random.string.numeric(5)}` : null,
    legalisedUntil: isSoon
      ? today.add({ days: random.number.int({ min: -60, max: 90 }) }).toString()
      : `${today.year + years}-12-31`,
  };
}

/** As they stand on dials: a year and a number, or the type and a number. */
function serialNumber(random: Faker, type: DemoMeter['type']): string {
  const number = random.string.numeric({ length: 6 });
  if (type === 'ElectricityMeter')
    return `9${random.string.numeric(1)} ${number}${random.string.numeric(1)}`;
  const year = random.number.int({ min: 16, max: 24 });
  return random.helpers.arrayElement([`${year} ${number}`, `8ZRI ${year}${number}`]);
}

/** Some days after a reading in the midst of them another device takes the place of the one that was there. */
function exchange(
  random: Faker,
  {
    device,
    read,
    reason,
  }: { device: DemoDevice; read: readonly DemoMeasurement[]; reason: RemovalReason },
): Devices {
  const half = Math.floor(read.length / 2);
  const before = read.slice(0, half);
  const after = read.slice(half);
  const at = instantAfter(before.at(-1), 12);
  // What passed since the reading, and then at the new device from zero on.
  const last = between(before.at(-1), after[0], 0.2);
  const former = {
    ...device,
    id: newId(),
    serialNumber: `${random.number.int({ min: 9, max: 15 })} ${random.string.numeric(6)}`,
    sealNumber: null,
    legalisedUntil: at.slice(0, 10),
    removedAt: at,
    lastValue: last.toFixed(3),
    removalReason: reason,
  };
  return {
    devices: [former, { ...device, installedAt: at }],
    measurements: [
      ...before,
      ...after.map((reading) => ({ ...reading, value: (Number(reading.value) - last).toFixed(1) })),
    ],
  };
}

/** The device was taken off for the winters and put on again each spring, as it was. */
function takenOff(device: DemoDevice, read: readonly DemoMeasurement[]): Devices {
  const devices: DemoDevice[] = [];
  let present = device;
  for (const { from, thru } of wintersIn(read)) {
    const earlier = read.findLast(({ measuredAt }) => measuredAt < from);
    const later = read.find(({ measuredAt }) => measuredAt > thru);
    const value = between(earlier, later, 0.1).toFixed(3);
    devices.push({ ...present, removedAt: from, lastValue: value, removalReason: 'winter' });
    present = { ...device, id: newId(), installedAt: thru, firstValue: value };
  }
  return { devices: [...devices, present], measurements: [...read] };
}

/** Has the dial begin again at zero in the midst of the readings, as somebody has confirmed. */
function passThroughZero(
  read: readonly DemoMeasurement[],
  { digits }: DemoDevice,
): DemoMeasurement[] {
  const half = Math.floor(read.length / 2);
  const largest = 10 ** digits;
  const shift = largest - Math.round(between(read[half - 1], read[half], 0.5));
  return read.map((reading, index) => ({
    ...reading,
    value: String((Math.round(Number(reading.value)) + shift) % largest),
    ...(index === half && {
      rolledOver: true,
      verdict: ['smaller'],
      confirmation: 'rolled-over' as const,
    }),
  }));
}

function between(
  earlier: DemoMeasurement | undefined,
  later: DemoMeasurement | undefined,
  share: number,
): number {
  const from = Number(earlier?.value ?? 0);
  const risen = Number(later?.value ?? from) - from;
  return Number((from + risen * share).toFixed(1));
}

function instantAfter(reading: DemoMeasurement | undefined, days: number): string {
  return Temporal.Instant.from(reading?.measuredAt ?? '2020-01-01T00:00:00Z')
    .add({ hours: 24 * days })
    .toString();
}

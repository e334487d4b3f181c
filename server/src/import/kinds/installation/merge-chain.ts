import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { removalReasonLabels } from '@grzadka/contract/meter/installation/installation.model';
import { newId } from '#src/core/database/record-id.ts';
import type { Refuse } from '../../engine/faults.ts';
import type { DeviceFacts, PlannedDevice, StatedDevice, ToldField } from './device-facts.ts';

/**
 * Adds to the devices of a meter what a file says of them, refusing the rows that say otherwise than the program knows:
 * docs/product/records.md#imported-devices. A row without a removal is about the device that is there, one with a removal
 * about the device that was removed on that day, or, where there is none, about one that is added.
 */
export function mergeChain(
  stored: readonly DeviceFacts[],
  rows: readonly StatedDevice[],
  refuse: Refuse,
): PlannedDevice[] {
  const found = rows.map((row) => ({ row, device: findDevice(stored, row) }));
  const untouched = stored.filter((device) => !found.some((pair) => pair.device === device));
  return [
    ...untouched.map((device) => ({
      facts: device,
      stored: device,
      number: undefined,
      changed: new Set<ToldField>(),
    })),
    ...found.flatMap(({ row, device }) => {
      if (device !== undefined) return [fill(device, row, refuse)];
      if (row.removedAt !== null) return [added(row)];
      refuse(row.number, 'removedAt', 'Ten licznik jest teraz zdjęty. Podaj datę zdjęcia.');
      return [];
    }),
  ];
}

function findDevice(
  stored: readonly DeviceFacts[],
  { removedAt, serialNumber }: StatedDevice,
): DeviceFacts | undefined {
  if (removedAt === null) return stored.find((device) => device.removedAt === null);
  return stored.find(
    (device) =>
      device.removedAt !== null &&
      dayOf(device.removedAt) === dayOf(removedAt) &&
      (device.serialNumber === null ||
        serialNumber === null ||
        isSameText(device.serialNumber, serialNumber)),
  );
}

function added({ number, ...row }: StatedDevice): PlannedDevice {
  const facts = {
    ...row,
    id: newId(),
    firstValue: row.firstValue ?? '0',
    multiplier: textOf(row.multiplier) ?? '1',
  };
  return { facts, stored: undefined, number, changed: new Set() };
}

/** What a field of a stored device and what a row says have in common. */
interface Comparison {
  /** Nobody has said anything of it yet. */
  readonly isUnknown: boolean;
  readonly isSame: boolean;
  /** The stored value for a sentence. */
  readonly told: string;
}

function fill(stored: DeviceFacts, row: StatedDevice, refuse: Refuse): PlannedDevice {
  const changed = new Set<ToldField>();
  const stated = { ...row, multiplier: textOf(row.multiplier) };
  for (const field of filledFields) {
    if (stated[field] === null) continue;
    const { isUnknown, isSame, told } = compare[field](stored, stated);
    if (isSame) continue;
    // These change while the device stays: a new seal, another verification.
    if (isUnknown || field === 'sealNumber' || field === 'legalisedUntil') changed.add(field);
    else refuse(row.number, field, otherwise(told));
  }
  const facts = { ...stored, ...Object.fromEntries([...changed].map((f) => [f, stated[f]])) };
  return { facts, stored, number: row.number, changed };
}

type Stated = Omit<StatedDevice, 'multiplier'> & { readonly multiplier: string | null };

const filledFields = [
  'serialNumber',
  'installedAt',
  'firstValue',
  'lastValue',
  'removalReason',
  'digits',
  'multiplier',
  'sealNumber',
  'legalisedUntil',
] as const satisfies readonly ToldField[];

const compare = {
  serialNumber: (stored, stated) =>
    compared(stored.serialNumber, stated.serialNumber, { isSame: isSameText }),
  installedAt: (stored, stated) =>
    compared(stored.installedAt, stated.installedAt, {
      isSame: (a, b) => dayOf(a) === dayOf(b),
      tell: (at) => dayInFigures(dayOf(at)),
    }),
  // Where nobody knows when it was mounted, nobody has seen its first value.
  firstValue: (stored, stated) =>
    compared(stored.installedAt === null ? null : stored.firstValue, stated.firstValue, number),
  lastValue: (stored, stated) => compared(stored.lastValue, stated.lastValue, number),
  removalReason: (stored, stated) =>
    compared(stored.removalReason, stated.removalReason, {
      tell: (reason) => removalReasonLabels[reason],
    }),
  digits: (stored, stated) => compared(stored.digits, stated.digits, {}),
  // It is 1 for a device that nobody has described.
  multiplier: (stored, stated) =>
    Number(stored.multiplier) === 1 && Number(stated.multiplier) !== 1
      ? compared(null, stated.multiplier, number)
      : compared(stored.multiplier, stated.multiplier, number),
  sealNumber: (stored, stated) => compared(stored.sealNumber, stated.sealNumber, {}),
  legalisedUntil: (stored, stated) => compared(stored.legalisedUntil, stated.legalisedUntil, {}),
} satisfies Record<
  (typeof filledFields)[number],
  (stored: DeviceFacts, stated: Stated) => Comparison
>;

const number = {
  isSame: (a: string, b: string) => Number(a) === Number(b),
  tell: (value: string) => formatDecimal(Number(value)),
};

function compared<Value>(
  stored: Value | null | undefined,
  stated: Value | null,
  {
    isSame = (a, b) => a === b,
    tell = String,
  }: { isSame?: (a: Value, b: Value) => boolean; tell?: (value: Value) => string },
): Comparison {
  if (stored == null) return { isUnknown: true, isSame: stated === null, told: '' };
  return {
    isUnknown: false,
    isSame: stated === null || isSame(stored, stated),
    told: tell(stored),
  };
}

function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}

function otherwise(told: string): string {
  return `W programie jest: ${told}. Popraw plik albo szczegóły licznika w programie.`;
}

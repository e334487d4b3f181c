import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import { installationAt } from '@grzadka/contract/meter/installation/installation-at';
import type { Refuse } from '../../engine/faults.ts';
import type { DeviceFacts, PlannedDevice } from './device-facts.ts';

/** A measurement of the meter, in the order of time. */
export interface ChainMeasurement {
  readonly value: string;
  readonly measuredAt: string;
  readonly rolledOver: boolean;
  /** It counts, and is no estimate. */
  readonly isRead: boolean;
}

/** Days that a charge of the number counts. */
export interface ChargedDays {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly number: string;
}

/** What the meter has besides its devices. */
interface ChainEvidence {
  readonly measurements: readonly ChainMeasurement[];
  readonly charges: readonly ChargedDays[];
}

/** Refuses the rows by which devices would overlap, a measurement would have none, or something charged would change. */
export function checkChain(
  devices: readonly PlannedDevice[],
  { measurements, charges }: ChainEvidence,
  refuse: Refuse,
): void {
  const recounted = devices.filter(isRecounted);
  if (recounted.length === 0 || refuseOverlap(devices, refuse)) return;
  for (const device of recounted) refuseCharged(device, charges, refuse);
  if (refuseWithoutDevice(devices, measurements, refuse)) return;
  for (const device of recounted) refuseValues(device, measurements, refuse);
}

const counted = ['installedAt', 'firstValue', 'digits', 'multiplier'] as const;

/** Whether what is counted at the device becomes something else. */
function isRecounted({ stored, changed }: PlannedDevice): boolean {
  return stored === undefined || counted.some((field) => changed.has(field));
}

// Instants on the wire order as texts do; nothing comes before '', and none after '~'.
const begin = ({ installedAt }: DeviceFacts) => installedAt ?? '';
const end = ({ removedAt }: DeviceFacts) => removedAt ?? '~';

function refuseOverlap(devices: readonly PlannedDevice[], refuse: Refuse): boolean {
  const inOrder = devices.toSorted((a, b) => (begin(a.facts) < begin(b.facts) ? -1 : 1));
  for (const [index, later] of inOrder.entries()) {
    const earlier = inOrder[index - 1];
    if (earlier === undefined || end(earlier.facts) <= begin(later.facts)) continue;
    const present = [earlier, later].find(({ facts }) => facts.removedAt === null);
    if (present?.facts.installedAt === null) {
      const other = present === later ? earlier : later;
      const number = present.number ?? other.number;
      if (number !== undefined) refuse(number, 'installedAt', unknownBegin);
      return true;
    }
    const [refused, other] = later.number === undefined ? [earlier, later] : [later, earlier];
    if (refused.number !== undefined) refuse(refused.number, 'installedAt', overlaps(other.facts));
    return true;
  }
  return false;
}

const unknownBegin =
  'Podaj datę założenia i stan początkowy obecnego licznika: wcześniej był tu inny';

function overlaps({ installedAt, removedAt }: DeviceFacts): string {
  const from = installedAt === null ? '(brak daty)' : dayInFigures(dayOf(installedAt));
  const thru = removedAt === null ? '(jest nadal)' : dayInFigures(dayOf(removedAt));
  return `W tym czasie był tu inny licznik: od ${from} do ${thru}. Popraw daty.`;
}

function refuseCharged(
  { facts, stored, number, changed }: PlannedDevice,
  charges: readonly ChargedDays[],
  refuse: Refuse,
): void {
  // Of one that is stored already, all the time that was counted until now.
  const { installedAt, removedAt } = stored ?? facts;
  const charge = charges.find(
    ({ firstDay, lastDay }) =>
      (installedAt === null || dayOf(installedAt) <= lastDay) &&
      (removedAt === null || firstDay <= dayOf(removedAt)),
  );
  if (charge === undefined || number === undefined) return;
  const field = counted.find((each) => changed.has(each)) ?? 'removedAt';
  refuse(number, field, installationRefusals.charged(charge.number));
}

function refuseWithoutDevice(
  devices: readonly PlannedDevice[],
  measurements: readonly ChainMeasurement[],
  refuse: Refuse,
): boolean {
  const facts = devices.map((device) => device.facts);
  const lost = measurements.find(({ measuredAt }) => !installationAt(facts, measuredAt));
  if (lost === undefined) return false;
  const stating = devices.filter(isRecounted);
  const next = stating.find((device) => begin(device.facts) > lost.measuredAt) ?? stating[0];
  if (next?.number !== undefined) refuse(next.number, 'installedAt', withoutDevice(lost));
  return true;
}

function withoutDevice(measurement: ChainMeasurement): string {
  return `Odczyt ${told(measurement)} byłby z czasu bez licznika. Popraw daty albo dodaj wiersz z poprzednim licznikiem.`;
}

function refuseValues(
  { facts, number }: PlannedDevice,
  measurements: readonly ChainMeasurement[],
  refuse: Refuse,
): void {
  if (number === undefined) return;
  const read = measurements.filter(
    ({ isRead, measuredAt }) => isRead && installationAt([facts], measuredAt) !== undefined,
  );
  const { installedAt, firstValue, lastValue } = facts;
  const [first] = read;
  const last = read.at(-1);
  const begins = installedAt === null ? undefined : Number(firstValue);
  if (first && begins !== undefined && begins > Number(first.value) && !first.rolledOver) {
    const later = { value: Number(first.value), measuredAt: first.measuredAt };
    refuse(number, 'firstValue', installationRefusals.largerThanMeasurement(later));
  }
  if (lastValue === null) return;
  if (last && Number(lastValue) < Number(last.value)) {
    const message = `Stan końcowy jest mniejszy od ostatniego odczytu (${told(last)}). Sprawdź cyfry.`;
    refuse(number, 'lastValue', message);
  } else if (!last && begins !== undefined && Number(lastValue) < begins) {
    refuse(number, 'lastValue', 'Stan końcowy jest mniejszy od stanu początkowego. Sprawdź cyfry.');
  }
}

function told({ value, measuredAt }: ChainMeasurement): string {
  return `${formatDecimal(Number(value))} z ${dayInFigures(dayOf(measuredAt))}`;
}

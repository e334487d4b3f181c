import { loadSheetRefusals as refusals } from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { dayOf, gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { installationAt } from '@grzadka/contract/meter/installation/installation-at';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { StatedReading } from './read-sheet-rows.ts';

/** A device of a meter, as far as it says which one a row is about; times as on the wire. */
export interface SheetDevice {
  readonly serialNumber: string | null;
  readonly installedAt: string | null;
  readonly removedAt: string | null;
}

/** The devices of these meters, those of each in the order of their mounting. */
export async function readSheetDevices(
  db: Kysely<Database>,
  meterIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SheetDevice[]>> {
  const { rows } = await sql<SheetDevice & { meterId: string }>`
    select meter_id, serial_number, installed_at, removed_at
    from installation
    where meter_id = any (${meterIds}::uuid[]) and undone_at is null
    order by installed_at nulls first
  `.execute(db);
  return Map.groupBy(rows, ({ meterId }) => meterId);
}

/**
 * When a row was read, or why nobody can say so: who reads on paper notes a day, and its number on the sheet says which device
 * they stood before. A day without a time is the beginning of that day, or of the time of its device there.
 */
export function placeOnDevice(
  { measuredAt, serialNumber }: Pick<StatedReading, 'measuredAt' | 'serialNumber'>,
  devices: readonly SheetDevice[],
): { measuredAt: string } | { refusal: string } {
  const day = Temporal.PlainDate.from(dayOf(measuredAt));
  const begin = startOf(day);
  if (Date.parse(measuredAt) !== begin) {
    const refusal = refusalOf(serialNumber, { measuredAt, devices });
    return refusal === undefined ? { measuredAt } : { refusal };
  }
  const ofDay = devices.filter((device) => isThere(device, begin, startOf(day.add({ days: 1 }))));
  const [former, ...others] = ofDay;
  const later = others.at(-1);
  // One that is taken off and put on again on one day is the same device.
  const device =
    later === undefined
      ? former
      : ofDay.findLast((one) => isSameNumber(one.serialNumber, serialNumber));
  if (former !== undefined && device === undefined) {
    return {
      refusal: refusals.exchanged(former.serialNumber, later?.serialNumber ?? null),
    };
  }
  const at = device === undefined ? measuredAt : timeOn(device, begin);
  const refusal = refusalOf(serialNumber, { measuredAt: at, devices });
  return refusal === undefined ? { measuredAt: at } : { refusal };
}

/** Why a row is not about the device that was there; undefined where nothing speaks against it, and where none was there. */
function refusalOf(
  stated: string | null,
  { measuredAt, devices }: { measuredAt: string; devices: readonly SheetDevice[] },
): string | undefined {
  const device = installationAt(devices, measuredAt);
  if (device === undefined || stated === null) return undefined;
  const { serialNumber, installedAt } = device;
  if (isSameNumber(serialNumber, stated)) return undefined;
  // One whose number nobody has entered may be this one, unless another one is.
  const isOther =
    serialNumber !== null || devices.some((one) => isSameNumber(one.serialNumber, stated));
  const since = installedAt && dayInFigures(dayOf(installedAt));
  return isOther ? refusals.otherDevice({ stated, serialNumber, since }) : undefined;
}

/** Serial numbers as people and spreadsheet programs leave them: with other blanks and dashes, and without zeros in front. */
function isSameNumber(known: string | null, stated: string | null): boolean {
  return known !== null && stated !== null && plainNumber(known) === plainNumber(stated);
}

function plainNumber(serialNumber: string): string {
  return serialNumber
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');
}

function startOf(day: Temporal.PlainDate): number {
  return day.toZonedDateTime(gardenTimeZone).epochMilliseconds;
}

function isThere({ installedAt, removedAt }: SheetDevice, from: number, until: number): boolean {
  return (
    (installedAt === null || Date.parse(installedAt) < until) &&
    (removedAt === null || from < Date.parse(removedAt))
  );
}

/** Whoever mounts a device notes what it shows at that instant; it is read a minute later. */
const minute = 60_000;

function timeOn({ installedAt, removedAt }: SheetDevice, begin: number): string {
  const since = installedAt === null ? begin : Date.parse(installedAt);
  if (since <= begin) return new Date(begin).toISOString();
  const isLong = removedAt === null || since + minute < Date.parse(removedAt);
  return new Date(isLong ? since + minute : since).toISOString();
}

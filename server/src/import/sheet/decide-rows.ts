import { createHash } from 'node:crypto';
import type { SheetRow } from '@grzadka/contract/campaign/sheet/load-sheet.model';
import {
  loadSheetRefusals as refusals,
  sameRowTexts,
} from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { installationAt } from '@grzadka/contract/meter/installation/installation-at';
import { verdict } from '@grzadka/contract/meter/verdict/verdict';
import type { Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { ManyAppended } from '#src/meter/measurement/append-measurements.ts';
import { readVerdictContexts } from '#src/meter/verdict/read-verdict-contexts.ts';
import { takenBack } from '../kinds/reading/stated-readings.ts';
import { placeOnDevice, readSheetDevices } from './device-of-row.ts';
import { knownOfDay } from './known-of-day.ts';
import type { StatedReading } from './read-sheet-rows.ts';

/** The round that a sheet is loaded into, and what its meters are called, by their ids. */
interface OpenRound {
  readonly id: string;
  readonly meters: ReadonlyMap<string, string>;
}

/** Whoever loads a sheet, as measurements name them. */
type Reader = Pick<ManyAppended, 'loginId' | 'measuredByFirstName' | 'measuredByLastName'>;

/** What becomes of the rows of a sheet, and the measurements that come of them. */
interface DecidedRows {
  readonly rows: readonly SheetRow[];
  readonly measurements: readonly ManyAppended[];
}

/** A context holds up to a hundred measurements of a meter, and so many contexts are held at a time. */
const judgedAtOnce = 200;

/**
 * Decides on the readings of a sheet, each by itself: each meter is in it once. In a transaction that holds the locks of the meters
 * nothing changes until it ends. docs/product/campaigns.md#filled-in-sheet
 */
export async function decideRows(
  db: Kysely<Database>,
  stated: readonly StatedReading[],
  { round, reader }: { round: OpenRound; reader: Reader },
): Promise<DecidedRows> {
  const decided = placeRows(stated, round);
  const rows = [...decided.faulty];
  const measurements: ManyAppended[] = [];
  const now = new Date();
  for (let done = 0; done < decided.placed.length; done += judgedAtOnce) {
    const portion = decided.placed.slice(done, done + judgedAtOnce);
    const fresh = await withoutKnown(db, portion);
    const onDevices = await withDevices(db, fresh.readings);
    rows.push(...fresh.known, ...onDevices.faulty);
    const contexts = await readVerdictContexts(db, onDevices.readings);
    for (const [index, reading] of onDevices.readings.entries()) {
      const judged = judge(reading, contexts[index]?.([]), { now, round, reader });
      rows.push(judged.row);
      if (judged.measurement !== undefined) measurements.push(judged.measurement);
    }
  }
  return { rows, measurements };
}

/** The readings that the program does not have, and the rows of the others. */
async function withoutKnown(db: Kysely<Database>, portion: readonly StatedReading[]) {
  const seen = await knownOfDay(db, portion);
  const readings: StatedReading[] = [];
  const known: SheetRow[] = [];
  for (const [index, reading] of portion.entries()) {
    const of = seen[index];
    if (of === undefined) {
      readings.push(reading);
      continue;
    }
    const message = of === 'stored' ? sameRowTexts.stored : takenBack(of.reversedAt);
    known.push({ line: reading.line, outcome: 'same', message });
  }
  return { readings, known };
}

/** The readings at a time of the device that each is about, and why others are faulty. */
async function withDevices(db: Kysely<Database>, stated: readonly StatedReading[]) {
  const devices = await readSheetDevices(
    db,
    stated.map(({ meterId }) => meterId),
  );
  const readings: StatedReading[] = [];
  const faulty: SheetRow[] = [];
  for (const reading of stated) {
    const placed = placeOnDevice(reading, devices.get(reading.meterId) ?? []);
    if ('measuredAt' in placed) readings.push({ ...reading, ...placed });
    else faulty.push({ line: reading.line, outcome: 'faulty', message: placed.refusal });
  }
  return { readings, faulty };
}

/** The rows whose meter is certain, and why the others are faulty. */
function placeRows(stated: readonly StatedReading[], { id, meters }: OpenRound) {
  const placed: StatedReading[] = [];
  const faulty: SheetRow[] = [];
  const lines = new Map<string, number>();
  for (const reading of stated) {
    const { line, meterId } = reading;
    const message = refusalOf(reading, {
      id,
      name: meters.get(meterId),
      first: lines.get(meterId),
    });
    if (reading.campaignId === id && !lines.has(meterId)) lines.set(meterId, line);
    if (message === undefined) placed.push(reading);
    else faulty.push({ line, outcome: 'faulty', message });
  }
  return { placed, faulty };
}

interface Place {
  readonly id: string;
  /** What the meter is called; undefined of one that is not in the round. */
  readonly name: string | undefined;
  /** The row that has a reading of the same meter already. */
  readonly first: number | undefined;
}

/**
 * Whoever sorts a part of the columns leaves the hidden one as it was: a row that names another meter than its key would give each
 * the other's value.
 */
function refusalOf(reading: StatedReading, { id, name, first }: Place): string | undefined {
  if (reading.campaignId !== id) return refusals.rowOfOtherRound;
  if (name === undefined) return refusals.notInRound;
  if (plainName(reading.name) !== plainName(name)) return refusals.otherName(name);
  return first === undefined ? undefined : refusals.doubled(first);
}

/** A name without what a spreadsheet program may have changed in it. */
function plainName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

type Context = Parameters<typeof verdict>[1];

interface Judging {
  readonly now: Date;
  readonly round: OpenRound;
  readonly reader: Reader;
}

function judge(
  { line, meterId, value, measuredAt, remark }: StatedReading,
  context: Context | undefined,
  { now, round, reader }: Judging,
): { row: SheetRow; measurement?: ManyAppended } {
  // Somebody has deleted it since.
  if (context === undefined) {
    return { row: { line, outcome: 'faulty', message: refusals.notInRound } };
  }
  const findings = verdict({ value: Number(value), measuredAt }, context, now);
  const message = findings.map(({ text }) => text).join(' ') || null;
  const device = installationAt(context.installations, measuredAt);
  if (device === undefined || findings.some(({ level }) => level === 'refuse')) {
    return { row: { line, outcome: 'faulty', message } };
  }
  const isToCheck = findings.some(({ level }) => level === 'confirm');
  return {
    row: { line, outcome: isToCheck ? 'check' : 'new', message },
    measurement: {
      id: newId(),
      meterId,
      measuredAt,
      installationId: device.id,
      value,
      channel: 'import',
      campaignId: round.id,
      verdict: findings.map(({ code }) => code),
      confirmation: null,
      remark,
      clientKey: keyOfReading(round.id, { meterId, measuredAt, value }),
      ...reader,
    },
  };
}

/** The same reading of a round has the same key, whenever and by which file it comes: a UUID of version 8. */
function keyOfReading(
  campaignId: string,
  { meterId, measuredAt, value }: Pick<StatedReading, 'meterId' | 'measuredAt' | 'value'>,
): string {
  const said = [campaignId, meterId, dayOf(measuredAt), Number(value)].join('/');
  const digits = createHash('sha256').update(said).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

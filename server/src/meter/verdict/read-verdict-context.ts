import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { usualAmong, usualRate } from '@grzadka/contract/meter/verdict/usual-rate';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';

/** The meter and the time of a reading to be judged. */
export interface ReadingTime {
  readonly meterId: string;
  /** As on the wire; null: what is read now. */
  readonly measuredAt: string | null;
  /** A measurement that is about to be taken back, and counts no more. */
  readonly without?: string;
}

/** A meter, the time that is asked for, and what a verdict on a value of that time needs to know. */
export interface JudgedMeter {
  readonly id: string;
  readonly type: MeterType;
  readonly measuredAt: string;
  readonly context: VerdictContext;
}

/** Characters of an id. */
const idLength = 36;

type Device = VerdictContext['installations'][number];

/** Of a measurement its device, value, and time in milliseconds: a hundred of them are to weigh little. */
type LatestJson = readonly [installationId: string, value: number, measuredAt: number];

/** A measurement in the JSON of the database, whose instants have a form of their own. */
interface NearJson {
  id: string;
  installationId: string;
  value: number;
  measuredAt: string;
  channel: VerdictContext['measurements'][number]['channel'];
  firstName: string | null;
  lastName: string | null;
  rolledOver: boolean;
}

/** What `contextColumns` give. */
export interface ContextRow {
  id: string;
  type: MeterType;
  active: boolean;
  measuredAt: string;
  installations: Device[];
  latest: LatestJson[];
  near: NearJson[];
  charged: VerdictContext['charged'];
}

/**
 * Reads all that a verdict needs to know by one statement, for a reading costs as much as what it waits for. What is
 * read now is dated a millisecond after the meter's last measurement where the clock was set back since. Inside of a
 * transaction that holds the meter's lock nothing changes until it ends. 404 when there is no such meter.
 */
export async function readVerdictContext(
  db: Kysely<Database>,
  { meterId, measuredAt, without }: ReadingTime,
): Promise<JudgedMeter> {
  const { rows } = await sql<ContextRow>`
    select ${contextColumns(sql`${without ?? null}::uuid`)}
    from meter
    cross join lateral (
      -- Times travel to the millisecond.
      select coalesce(
        ${measuredAt}::timestamptz, greatest(now(), last_measured_at + interval '1 millisecond')
      ) as at
    ) asked
    where meter.id = ${recordId(meterId)}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return {
    id: row.id,
    type: row.type,
    measuredAt: row.measuredAt,
    context: presentContext(row),
  };
}

/** The columns of a context, of `meter` at the instant `asked.at`; `without` as in `ReadingTime`, or null. */
export function contextColumns(without: RawBuilder<unknown>): RawBuilder<unknown> {
  // Without estimates, which a verdict does not look at, these are the effective ones.
  const read = sql`
    measurement
    where meter_id = meter.id and channel <> 'estimate' and id is distinct from ${without}
      and not exists (select from measurement_reversal where measurement_id = measurement.id)
  `;
  return sql`
    meter.id, meter.type, meter.active, asked.at as measured_at,
    ${devicesOf} as installations,
    ${latestAmong(read)} as latest,
    ${nearAmong(read)} as near,
    ${chargedLast} as charged
  `;
}

const devicesOf = sql`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'serialNumber', serial_number, 'installedAt', installed_at, 'firstValue', first_value,
    'removedAt', removed_at, 'lastValue', last_value, 'lastValueEstimated', last_value_estimated,
    'lastValueRolledOver', last_value_rolled_over, 'digits', digits, 'multiplier', multiplier,
    'legalisedUntil', legalised_until
  ) order by installed_at nulls first), '[]')
  from installation
  where meter_id = meter.id and undone_at is null
)`;

/** The latest, which tell what is usual. */
function latestAmong(read: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_array(
      installation_id, value, floor(extract(epoch from measured_at) * 1000)
    )), '[]')
    from (
      select installation_id, value, measured_at from ${read}
      order by measured_at desc, id desc limit ${sql.lit(usualAmong)}
    ) latest
  )`;
}

/**
 * Those around the time that is asked for: its neighbours, with all that were read at their instant, and whatever can be
 * of the same day in the gardens, which is up to 25 hours long.
 */
function nearAmong(read: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = sql`
    id, installation_id, value, measured_at, measured_by_first_name, measured_by_last_name, channel,
    rolled_over
  `;
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', id, 'installationId', installation_id, 'value', value, 'measuredAt', measured_at,
      'firstName', measured_by_first_name, 'lastName', measured_by_last_name, 'channel', channel,
      'rolledOver', rolled_over
    ) order by measured_at, id), '[]')
    from (
      select ${columns} from ${read}
        and measured_at between asked.at + interval '-25 hours' and asked.at + interval '25 hours'
      union (
        select ${columns} from ${read} and measured_at <= asked.at
        order by measured_at desc fetch first row with ties
      )
      union (
        select ${columns} from ${read} and measured_at > asked.at
        order by measured_at fetch first row with ties
      )
    ) near
  )`;
}

const chargedLast = sql`(
  select json_build_object('thru', measured_at, 'number', number)
  from billed_stretch
  join measurement on measurement.id = measurement_id
  where billed_stretch.meter_id = meter.id and freed_at is null
  order by last_day desc
  limit 1
)`;

/** The context that a row of these columns holds. */
export function presentContext({
  active,
  installations,
  latest,
  near,
  charged,
}: ContextRow): VerdictContext {
  const devices = installations.map((device) => ({
    ...device,
    installedAt: device.installedAt && onTheWire(device.installedAt),
    removedAt: device.removedAt && onTheWire(device.removedAt),
  }));
  return {
    active,
    installations: devices,
    measurements: near.map(({ firstName, lastName, ...measurement }) => ({
      ...measurement,
      measuredAt: onTheWire(measurement.measuredAt),
      measuredBy: { firstName, lastName },
    })),
    usual: usualRate(latest.map(presentLatest), devices),
    charged: charged && { ...charged, thru: onTheWire(charged.thru) },
  };
}

/**
 * A measurement that shows what is usual, by its place, the newest first. Its id keeps the order in which these were recorded,
 * before everything that a file adds.
 */
export function presentLatest([installationId, value, measuredAt]: LatestJson, place: number) {
  return {
    id: String(usualAmong - place).padStart(idLength, '0'),
    installationId,
    value,
    measuredAt: new Date(measuredAt).toISOString(),
    channel: 'office',
  } as const;
}

/** An instant as JSON of the database has it, to the microsecond and with an offset. */
function onTheWire(instant: string): string {
  return new Date(instant).toISOString();
}

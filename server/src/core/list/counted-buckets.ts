import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { type RawBuilder, sql } from 'kysely';
import type { Condition, RangeOfColumn, RangeUnit, Where } from './conditions.ts';
import { rangeOf, whereOf } from './conditions.ts';

/** How many rows there are in each bucket. */
export type Counts = ReadonlyMap<number, number>;

/** Counts as JSON has them. */
export type CountPairs = readonly (readonly [bucket: number, count: number])[];

/** What a range takes of counts: the buckets in which it begins and ends, and what of these lies outside of it. */
export type Bounds = readonly [first: number | null, last: number | null, outside: number];

/**
 * What is counted of a table, in buckets: by the days, the numbers or the złoty of the column that a range asks for, so that
 * every other range is summed from the same counts. Where no range is asked for, there is one bucket.
 */
export interface Buckets {
  /** What all of it has to meet, whatever the range. */
  readonly where: Where;
  /** The counts of the rows that `from` names, as JSON; `number` is the count of one bucket. */
  counted(number: RawBuilder<unknown>, from: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The bounds of the range, as JSON. */
  readonly bounds: RawBuilder<unknown>;
}

/** The buckets for the rows of a table that meet the conditions. */
export function bucketsOf(listed: RawBuilder<unknown>, conditions: readonly Condition[]): Buckets {
  const ranged = conditions.find((condition) => rangeOf(condition) !== undefined);
  const range = ranged && rangeOf(ranged);
  if (!range) return oneBucket(whereOf(conditions));
  return bucketsOfRange(
    listed,
    range,
    conditions.filter((condition) => condition !== ranged),
  );
}

function oneBucket(where: Where): Buckets {
  return {
    where,
    counted: (number, from) =>
      sql`(select json_build_array(json_build_array(0, coalesce(${number}, 0))) from ${from} ${where})`,
    bounds: sql`json_build_array(null, null, 0)`,
  };
}

function bucketsOfRange(
  listed: RawBuilder<unknown>,
  { value, range: { from, thru }, unit: kind }: RangeOfColumn,
  others: readonly Condition[],
): Buckets {
  const where = whereOf([...others, sql`${value} is not null`]);
  const unit = units[kind];
  const bound = (end: string | number | null) =>
    end === null ? sql`null` : unit.bucketOf(unit.typed(end));
  const outside = unit
    .outside(value, { from, thru })
    .map((condition) => sql`(select count(*) from ${listed} ${whereOf([...others, condition])})`);
  return {
    where,
    counted: (number, rows) => sql`(
      select coalesce(json_agg(json_build_array(bucket, count)), '[]')
      from (
        select ${unit.bucketOf(value)} as bucket, ${number} as count from ${rows} ${where} group by 1
      ) counted
    )`,
    bounds: sql`json_build_array(${bound(from)}, ${bound(thru)}, ${
      outside.length === 0 ? sql`0` : sql.join(outside, sql` + `)
    })`,
  };
}

type End = string | number | null;

interface UnitInSql {
  readonly typed: (end: string | number) => RawBuilder<unknown>;
  readonly bucketOf: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The rows that are in the buckets of the ends, but before the one or behind the other. */
  readonly outside: (
    value: RawBuilder<unknown>,
    ends: { readonly from: End; readonly thru: End },
  ) => Condition[];
}

const nothing = () => [];
/** Days as people have them, whose ranges begin and end with one: nothing of such lies outside. */
const zone = sql.lit(gardenTimeZone);
const dayOf = (value: RawBuilder<unknown>) => sql`date_trunc('day', ${value}, ${zone})`;
const dayAfter = (value: RawBuilder<unknown>) =>
  sql`(date_trunc('day', ${value} at time zone ${zone}) + interval '1 day') at time zone ${zone}`;
const instant = (end: End) => sql`${end}::timestamptz`;

/**
 * The złoty that an amount in grosze takes part of, away from zero: 1 to 100 grosze are the first. What is nothing is of its own,
 * since there are many such, and people ask for what is more or less.
 */
const zlotyOf = (value: RawBuilder<unknown>) =>
  sql`(${value} + 99 * case when ${value} > 0 then 1 when ${value} < 0 then -1 else 0 end) / 100`;

/** The first and the last grosz of the złoty that an amount takes part of. */
function zlotyAround(end: string | number): readonly [first: number, last: number] {
  const grosze = Number(end);
  const whole = Math.ceil(Math.abs(grosze) / 100) * 100;
  if (grosze === 0) return [0, 0];
  return grosze > 0 ? [whole - 99, whole] : [-whole, 99 - whole];
}

const units: Readonly<Record<RangeUnit, UnitInSql>> = {
  instant: {
    typed: instant,
    bucketOf: (value) => sql`extract(epoch from ${dayOf(value)})::bigint`,
    outside: (value, { from, thru }) => [
      ...(from === null
        ? []
        : [sql<boolean>`${value} >= ${dayOf(instant(from))} and ${value} < ${instant(from)}`]),
      ...(thru === null
        ? []
        : [sql<boolean>`${value} > ${instant(thru)} and ${value} < ${dayAfter(instant(thru))}`]),
    ],
  },
  day: {
    typed: (end) => sql`${end}::date`,
    // Without end, a day would have no number.
    bucketOf: (value) => sql`(least(${value}, date '9999-12-31') - date '1970-01-01')`,
    outside: nothing,
  },
  count: { typed: (end) => sql`${end}::integer`, bucketOf: (value) => value, outside: nothing },
  amount: {
    typed: (end) => sql`${end}::bigint`,
    bucketOf: zlotyOf,
    outside: (value, { from, thru }) => [
      ...(from === null
        ? []
        : [sql<boolean>`${value} >= ${zlotyAround(from)[0]} and ${value} < ${from}`]),
      ...(thru === null
        ? []
        : [sql<boolean>`${value} > ${thru} and ${value} <= ${zlotyAround(thru)[1]}`]),
    ],
  },
};

/** The counts after some of them changed; where none did, the same ones. */
export function changedBy(counts: Counts, changes: CountPairs): Counts {
  const changed = changes.filter(([, difference]) => difference !== 0);
  if (changed.length === 0) return counts;
  const after = new Map(counts);
  for (const [bucket, difference] of changed) {
    const count = (after.get(bucket) ?? 0) + difference;
    if (count === 0) after.delete(bucket);
    else after.set(bucket, count);
  }
  return after;
}

/** How many rows lie within the bounds. */
export function sumWithin(counts: Counts, [first, last, outside]: Bounds): number {
  let sum = 0;
  for (const [bucket, count] of counts) {
    if ((first === null || bucket >= first) && (last === null || bucket <= last)) sum += count;
  }
  return sum - outside;
}

import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { FoundOf } from '@grzadka/contract/search/search.model';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { grosze, jsonArray } from '#src/core/database/wire-columns.ts';
import { type Condition, column } from '#src/core/list/conditions.ts';
import { isClosed, plotsMeant } from '#src/settlement/find-settlements.ts';
import { readNearest } from './nearest-few.ts';
import { beginsSo, isSo, type Sought } from './sought.ts';

const plotKey = sql`(plot_key(garden.name) collate "C")`;

/**
 * The plots that are called so, that begin so, that have the words, whose number within their sector is so or begins so, and that are meant
 * otherwise; with what leads on from each.
 */
export function findPlots(
  { phrase, words }: Sought,
  { mayKnowDebts }: { mayKnowDebts: boolean },
): RawBuilder<FoundOf<'plots'>> {
  const [isPlot, beginsPlot] = plotTiers(phrase);
  const search = {
    table: 'garden',
    tiers: [[isPlot], [beginsPlot]],
    words: [
      words('garden.nameSearch'),
      ...numberTiers(phrase),
      ...plotsMeant(phrase).flatMap((plot) => [...plotTiers(plot), ...numberTiers(plot)]),
    ],
    order: [{ by: plotKey }],
  } as const;
  const owed = grosze(sql`(
    select coalesce(sum(balance_grosz), 0) from settlement
    where garden_id = garden.id and (${isClosed()}) is not true
  )`);
  return readNearest(search, [
    sql`garden.name`,
    sql`(select name from sector where id = garden.sector_id) as sector`,
    sql`${jsonArray(sql`(
      select id, name from party
      where id in (select party_id from current_assignment where garden_id = garden.id)
      order by name collate polish, id
    )`)} as holders`,
    sql`(
      select id from settlement where garden_id = garden.id
      order by (${isClosed()}) is true, (opened_on > ${gardenToday()}::date) is true, number desc limit 1
    ) as settlement_id`,
    sql`array_to_json(array(
      select id from meter where garden_id = garden.id and active
      order by walk_order, name collate polish, id
    )) as meter_ids`,
    ...(mayKnowDebts ? [sql`${owed} as owed`] : []),
  ]);
}

/** What follows the letter or the number of a sector in a plot's name, as the index of plots has it: of 'A-12' and 'I/12 b' 12. */
const numberKey = sql`substring(plot_key(garden.name) collate "C" from '^[^ ]+ ([0-9].*)$')`;

/** What has that number behind its sector, and what begins so there. */
function numberTiers(phrase: string): Condition[] {
  const number = { keys: [sql<string>`plot_key(${phrase})`] };
  return [...isSo(numberKey, number), ...beginsSo(numberKey, number)];
}

/** What is called so, and what begins so. */
function plotTiers(phrase: string): [Condition, Condition] {
  const key = sql`plot_key(${phrase})`;
  return [
    sql<SqlBool>`(${plotKey} = ${key} and ${key} <> '')`,
    sql<SqlBool>`(${plotKey} like ${key} || '%' and ${key} <> '')`,
  ];
}

const meterKey = sql`search_key(meter.name)`;
const serialKey = sql`search_key(serial_number)`;
const signlessKey = signless(sql`serial_number`);

/**
 * The meters that are called so or whose device has that number, that begin so, that belong to the plot that is called so, that have the words, and
 * whose device has that number with other signs in it; those out of use last.
 */
export function findMeters(sought: Sought): RawBuilder<FoundOf<'meters'>> {
  const withoutSigns = { keys: [signless(sql`${sought.phrase}::text`)] };
  const search = {
    table: 'meter',
    tiers: [
      [...isSo(meterKey, sought), ...isSo(serialKey, sought).map(ofDevice(serialKey))],
      [...beginsSo(meterKey, sought), ...beginsSo(serialKey, sought).map(ofDevice(serialKey))],
      [ofPlot(sought)],
    ],
    words: [
      sought.words('meter.search'),
      ...isSo(signlessKey, withoutSigns).map(ofDevice(signlessKey)),
      ...beginsSo(signlessKey, withoutSigns).map(ofDevice(signlessKey)),
    ],
    isOver: sql<SqlBool>`not meter.active`,
    order: [{ by: sql`(${meterKey} collate "C")` }],
  } as const;
  return readNearest(search, [
    sql`meter.name`,
    sql`meter.type`,
    sql`meter.active`,
    sql`(select name from garden where id = meter.garden_id) as garden`,
    sql`(
      select serial_number from installation
      where meter_id = meter.id and removed_at is null and undone_at is null limit 1
    ) as serial_number`,
  ]);
}

/** In several sectors there may be a plot of that name. */
const mostPlots = 20;

/** A condition of the meters of the plot that is called so. */
function ofPlot({ phrase }: Sought): Condition {
  const [isPlot] = plotTiers(phrase);
  return sql<SqlBool>`${column('meter.gardenId')} = any (array(
    select id from garden where ${isPlot} limit ${sql.lit(mostPlots)}
  ))`;
}

/** A text as its letters and digits alone, as the index of devices has it: 'SN/1486-139' is 'sn1486139'. */
function signless(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`regexp_replace(search_key(${text}) collate "C", '[^a-z0-9]+', '', 'g')`;
}

/** So few that what begins a long number is found while it is typed. */
const mostDevices = 200;

function ofDevice(key: RawBuilder<unknown>): (condition: Condition) => Condition {
  return (condition) => sql<SqlBool>`${column('meter.id')} = any (array(
    select meter_id from installation
    where serial_number is not null and removed_at is null and undone_at is null and ${condition}
    order by (${key} collate "C") limit ${sql.lit(mostDevices)}
  ))`;
}

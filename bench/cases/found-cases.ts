import type { ListDefinition, TotalWish } from '@grzadka/contract/core/list/list';
import {
  initialSettings,
  type ListSettings,
  queryFromSettings,
} from '@grzadka/contract/core/list/list-settings';
import { meterList } from '@grzadka/contract/meter/meter.list';
import { newsList } from '@grzadka/contract/news/news.list';
import { partyList } from '@grzadka/contract/party/party.list';
import { settlementList } from '@grzadka/contract/settlement/settlement.list';
import { browserAdds } from '../lists/browser-asks.ts';
import type { Case, Key, Row } from './case.ts';
import {
  listedPartyColumns,
  meterColumns,
  newsColumns,
  presentMeter,
  settlementColumns,
  settlementIsOpen,
  settlementTables,
  totalOfPage,
} from './columns.ts';

const lastMeasurement = 'left join measurement on measurement.id = last_measurement_id';

/** Two minutes of the time in which meters were read last, another pair in each row, with a type and the commonest role. */
const newRanges = `
  select from_to.*, (array['WaterMeter', 'ElectricityMeter'])[1 + i % 2], 'plot'
  from (select min(last_measured_at) as first, max(last_measured_at) as last from meter) read,
    generate_series(1, 60000) i,
    lateral (
      select
        to_char(least(one, other) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:00.000"Z"'),
        to_char(greatest(one, other) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:00.000"Z"')
      from (
        select
          first + (hashint4extended(i, 1) & 65535) / 65536.0 * (last - first) as one,
          first + (hashint4extended(i, 2) & 65535) / 65536.0 * (last - first) as other
      ) ends
    ) from_to`;

/** What asks for two words, by a key of them. */
const twoWords = {
  asked: (words: Key) => ({ phrase: words.join(' ') }),
  values: (words: Key) => [...words],
};

const everySettlement = `select count(*)::integer as total from settlement where ${settlementIsOpen}`;

/** Lists that are narrowed by what nobody asked for before, each time by something else. */
export const foundCases: Readonly<Record<string, Case>> = {
  metersOfRange: found('meters by a new range of time', meterList, '/api/meter', {
    keys: newRanges,
    asked: ([from = '', thru = '']) => ({ filters: { lastMeasurementTime: on({ from, thru }) } }),
    columns: meterColumns,
    table: 'meter',
    joined: lastMeasurement,
    where: 'active and last_measured_at between $1 and $2',
    order: 'meter.name collate polish, meter.id',
    values: ([from, thru]) => [from, thru],
    item: presentMeter,
  }),
  metersOfRole: found('meters by role, type and a new range of time', meterList, '/api/meter', {
    keys: newRanges,
    asked: ([from = '', thru = '', type = '', role = '']) => ({
      filters: { lastMeasurementTime: on({ from, thru }), type: on(type), role: on(role) },
    }),
    columns: meterColumns,
    table: 'meter',
    joined: lastMeasurement,
    where: 'active and last_measured_at between $1 and $2 and type = $3 and role = $4',
    order: 'meter.name collate polish, meter.id',
    values: (key) => [...key],
    item: presentMeter,
  }),
  metersOfWords: found('meters by two new words', meterList, '/api/meter', {
    ...twoWords,
    keys: `
      select left(name, 5), substring(name from '[0-9]+') from meter
      where active order by hashtext(id::text)`,
    columns: meterColumns,
    table: 'meter',
    joined: lastMeasurement,
    where: `active and ${hasWords('search')}`,
    order: 'meter.name collate polish, meter.id',
    item: presentMeter,
  }),
  partiesOfWords: found('parties by two new words', partyList, '/api/party', {
    ...twoWords,
    keys: `
      select last_name, first_name from party where party_type = 'person'
      group by 1, 2 order by hashtext(last_name || first_name)`,
    columns: listedPartyColumns,
    table: 'party',
    where: hasWords('name_search'),
    order: 'party.name collate polish, party.id',
  }),
  newsOfWords: found('news by two new words', newsList, '/api/news', {
    ...twoWords,
    keys: `
      select split_part(title, ' ', 1), substring(title from '[0-9]+$') from news
      where title ~ ' [0-9]+$' order by hashtext(title)`,
    columns: newsColumns,
    table: 'news',
    where: hasWords('title_search'),
    order: 'created_at desc, id desc',
  }),
  settlementsOfWords: settlementsFound('settlement accounts by two new words', {
    ...twoWords,
    keys: `
      select last_name, first_name from party where party_type = 'person' and gardens_held > 0
      group by 1, 2 order by hashtext(last_name || first_name) limit 20000`,
    where: `${hasWords('settlement.search')} and ${settlementIsOpen}`,
  }),
  settlementsOfSector: settlementsFound('settlement accounts of a sector', {
    keys: 'select name from sector where id in (select sector_id from settlement) order by name',
    asked: ([sector = '']) => ({ filters: { sector: on(sector) } }),
    where: `settlement.sector_id = (select id from sector where name = $1) and ${settlementIsOpen}`,
    values: (key) => [...key],
  }),
  settlementsClosed: settlementsFound('settlement accounts that are closed', {
    keys: 'select',
    asked: () => ({ filters: { state: on(false) } }),
    where: 'closed_on < today()',
    values: () => [],
  }),
  settlementsByNumber: settlementsFound('settlement accounts by number, the last first', {
    keys: 'select',
    asked: () => ({ sort: { by: 'number', direction: 'desc' } }),
    where: settlementIsOpen,
    order: 'number desc, settlement.id desc',
    values: () => [],
    count: everySettlement,
  }),
  settlementsByBalance: settlementsFound(
    'settlement accounts by balance, what is owed most first',
    {
      keys: 'select',
      asked: () => ({ sort: { by: 'balance', direction: 'desc' } }),
      where: settlementIsOpen,
      order: 'balance_grosz desc, garden_name collate polish desc, settlement.id desc',
      values: () => [],
      count: everySettlement,
    },
  ),
};

/** The settlement accounts narrowed or in another order than the list opens with. */
function settlementsFound(
  name: string,
  narrowed: Pick<Found, 'keys' | 'asked' | 'where' | 'values'> &
    Partial<Pick<Found, 'order' | 'count'>>,
): Case {
  return found(name, settlementList, '/api/settlement', {
    columns: settlementColumns,
    table: settlementTables,
    order: 'garden_name collate polish, number, settlement.id',
    ...narrowed,
  });
}

function on<Value>(value: Value) {
  return { enabled: true, value };
}

/** That a column filled by search_key() has both words, in SQL. */
function hasWords(column: string): string {
  return `${column} like '%' || search_key($1) || '%' and ${column} like '%' || search_key($2) || '%'`;
}

interface Found {
  readonly keys: string;
  readonly asked: (
    key: Key,
  ) => Partial<Pick<ListSettings<ListDefinition>, 'phrase' | 'filters' | 'sort'>>;
  readonly columns: string;
  readonly table: string;
  readonly joined?: string;
  readonly where: string;
  readonly order: string;
  readonly values: (key: Key) => unknown[];
  readonly item?: (row: Row) => unknown;
  /** Of what is not narrowed: its total, which the program keeps. */
  readonly count?: string;
}

/** A list as it opens but for what is asked: its first page, without the count where it is narrowed. */
function found(
  name: string,
  list: ListDefinition,
  path: string,
  { keys, asked, columns, table, joined = '', where, order, values, item, count }: Found,
): Case {
  const opens = initialSettings(list);
  const pathOf = (key: Key, adds: { total: TotalWish }) => {
    const { filters, ...others } = asked(key);
    const settings = { ...opens, ...others, filters: { ...opens.filters, ...filters } };
    return `${path}?${new URLSearchParams({ ...queryFromSettings(list, settings), ...adds }).toString()}`;
  };
  return {
    name,
    keys,
    request: (key) => ({ method: 'GET', path: pathOf(key, browserAdds) }),
    ...(count !== undefined && { asksOnce: pathOf([], { total: 'only' }) }),
    bare: {
      sql: `
        select ${columns} from ${table} ${joined}
        where ${where} order by ${order} limit 100`,
      values,
      isPlannedEachTime: true,
      ...(count !== undefined && { count }),
      present: (rows, counted) => ({
        items: item ? rows.map(item) : rows,
        totalItems: count === undefined ? totalOfPage(rows) : counted,
      }),
    },
  };
}

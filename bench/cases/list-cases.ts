import { auditList } from '@grzadka/contract/audit/audit.list';
import type { ListDefinition, TotalWish } from '@grzadka/contract/core/list/list';
import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { documentList } from '@grzadka/contract/document/document.list';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import { measurementList } from '@grzadka/contract/meter/measurement/measurement.list';
import { meterList } from '@grzadka/contract/meter/meter.list';
import { newsList } from '@grzadka/contract/news/news.list';
import { noticeList } from '@grzadka/contract/notice/notice.list';
import { pageVersionList } from '@grzadka/contract/page/page.list';
import { partyList } from '@grzadka/contract/party/party.list';
import { settlementList } from '@grzadka/contract/settlement/settlement.list';
import { browserAdds } from '../lists/browser-asks.ts';
import { auditPage, presentAuditEntry, tellsNoSession } from './audit-columns.ts';
import type { Case, Row } from './case.ts';
import {
  inForce,
  instant,
  listedPartyColumns,
  measurementColumns,
  meterColumns,
  newsColumns,
  pin,
  presentMeasurement,
  presentMeter,
  publication,
  settlementColumns,
  settlementIsOpen,
  settlementTables,
  totalOfPage,
} from './columns.ts';

/** Every list as it opens. */
export const listCases: Readonly<Record<string, Case>> = {
  meters: defaultList('list of the meters', meterList, '/api/meter', {
    sql: `
      select ${meterColumns}
      from meter left join measurement on measurement.id = last_measurement_id
      where active order by meter.name collate polish, meter.id limit 100`,
    count: 'select count(*)::integer as total from meter where active',
    item: presentMeter,
  }),
  gardens: defaultList('list of the gardens', gardenList, '/api/garden', {
    sql: `
      select garden.id, garden.name, sector.name as sector, area::float8 as area
      from garden join sector on sector.id = sector_id
      order by garden.name collate polish, garden.id limit 100`,
    count: 'select count(*)::integer as total from garden',
    item: ({ id, name, sector, area }) => ({ id, name, sector: { name: sector }, area }),
  }),
  parties: defaultList('list of the parties', partyList, '/api/party', {
    sql: `
      select ${listedPartyColumns} from party order by party.name collate polish, party.id limit 100`,
    count: 'select count(*)::integer as total from party',
  }),
  settlements: defaultList('list of the settlement accounts', settlementList, '/api/settlement', {
    sql: `
      select ${settlementColumns} from ${settlementTables} where ${settlementIsOpen}
      order by garden_name collate polish, number, settlement.id limit 100`,
    count: `select count(*)::integer as total from settlement where ${settlementIsOpen}`,
  }),
  news: defaultList('list of the news', newsList, '/api/news', {
    sql: `
      select ${newsColumns} from news order by created_at desc, id desc limit 100`,
    count: 'select count(*)::integer as total from news',
  }),
  notices: defaultList('list of the notices', noticeList, '/api/notice', {
    sql: `
      select id, title, ${instant('created_at')} as "createdAt", ${publication}, ${pin}
      from notice order by created_at desc, id desc limit 100`,
    count: 'select count(*)::integer as total from notice',
  }),
  documents: defaultList('list of the documents', documentList, '/api/file', {
    sql: `
      select
        id, name, file_name as "fileName", content_type as "contentType", size::float8 as size,
        ${instant('created_at')} as "uploadedAt", ${publication}, ${pin},
        ledger_year as "ledgerYear", garden_id as "gardenId"
      from document order by created_at desc, id desc limit 100`,
    count: 'select count(*)::integer as total from document',
  }),
  versions: defaultList(
    'list of the versions of a page',
    pageVersionList,
    '/api/page/oplaty/versions',
    {
      sql: `
        select id, ${instant('created_at')} as "createdAt", ${publication}, ${inForce}
        from page_version where page_id = 'oplaty'
        order by created_at desc, id desc limit 100`,
    },
  ),
  audit: defaultList('list of the entries of the audit', auditList, '/api/audit', {
    sql: auditPage(`import_id is null and ${tellsNoSession}`),
    count: `select count(*)::integer as total from audit_entry where import_id is null and ${tellsNoSession}`,
    item: presentAuditEntry,
  }),
  history: {
    name: 'history of a meter',
    keys: `select distinct record_id from audit_entry where record_type = 'meter' order by record_id limit 2000`,
    request: ([meterId]) => ({
      method: 'GET',
      path: `/api/audit/record/meter/${meterId}?${defaultQuery(auditList)}`,
    }),
    bare: {
      sql: auditPage(`record_id = $1 and record_type = 'meter' and ${tellsNoSession}`),
      values: ([meterId]) => [meterId],
      // All of them are on the page.
      present: (rows) => ({ items: rows.map(presentAuditEntry), totalItems: rows.length }),
    },
  },
  measurements: {
    name: 'measurements of a meter',
    keys: 'select id from meter where last_measurement_id is not null order by id limit 2000',
    request: ([meterId]) => ({
      method: 'GET',
      path: `/api/meter/${meterId}/measurements?${defaultQuery(measurementList)}`,
    }),
    bare: {
      sql: `
        select
          measurement.id, ${measurementColumns}, installation_id as "installationId", channel,
          verdict, confirmation, measurement.remark, rolled_over as "rolledOver",
          channel = 'estimate' and reversal.measurement_id is null and not exists (
            select from effective_measurement counted where counted.id = measurement.id
          ) as "gaveWay",
          ${instant('reversal.reversed_at')} as "reversedAt", reversal.reason,
          reversal.remark as "reversalRemark", reversal.replacement_id as "replacementId",
          reversal.reversed_by_first_name as "reversedByFirstName",
          reversal.reversed_by_last_name as "reversedByLastName"
        from measurement
        left join measurement_reversal reversal on reversal.measurement_id = measurement.id
        where meter_id = $1
        order by measurement.measured_at desc, measurement.id desc limit 100`,
      values: ([meterId]) => [meterId],
      // All of them are on the page.
      present: (rows) => ({ items: rows.map(presentHistoryEntry), totalItems: rows.length }),
    },
  },
};

/** A measurement as the history of its meter shows it. */
function presentHistoryEntry(row: Row) {
  const { id, installationId, channel, verdict, confirmation, remark, rolledOver, gaveWay } = row;
  const { reversedAt, reversedByFirstName, reversedByLastName, reason, reversalRemark } = row;
  return {
    ...presentMeasurement(row),
    id,
    installationId,
    channel,
    verdict,
    confirmation,
    remark,
    rolledOver,
    gaveWay,
    reversal: reversedAt && {
      at: reversedAt,
      by: { firstName: reversedByFirstName, lastName: reversedByLastName },
      reason,
      remark: reversalRemark,
      replacementId: row['replacementId'],
    },
  };
}

/** The query of a list as it opens. */
function defaultQuery(list: ListDefinition, adds: { total: TotalWish } = browserAdds): string {
  const query = { ...queryFromSettings(list, initialSettings(list)), ...adds };
  return new URLSearchParams(query).toString();
}

interface BareList {
  readonly sql: string;
  /** Nothing where the program keeps no total: of a full page it comes later. */
  readonly count?: string;
  /** What becomes of a row, where its columns are not those of an item already. */
  readonly item?: (row: Row) => unknown;
}

function defaultList(
  name: string,
  list: ListDefinition,
  path: string,
  { sql, count, item }: BareList,
): Case {
  return {
    name,
    keys: 'select',
    request: () => ({ method: 'GET', path: `${path}?${defaultQuery(list)}` }),
    ...(count !== undefined && { asksOnce: `${path}?${defaultQuery(list, { total: 'only' })}` }),
    bare: {
      sql,
      ...(count !== undefined && { count }),
      values: () => [],
      present: (rows, counted) => ({
        items: item ? rows.map(item) : rows,
        totalItems: count === undefined ? totalOfPage(rows) : counted,
      }),
    },
  };
}

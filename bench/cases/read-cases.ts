import type { BareStatement, Case, Row } from './case.ts';
import {
  gardensOfParty,
  inForce,
  instant,
  measurementColumns,
  pin,
  presentMeasurement,
  publication,
} from './columns.ts';

/** The blocks of a row's content, as JSON, in SQL. */
const content = `
  json_build_object('items', coalesce((
    select json_agg(
      case block_type
        when 'Image' then json_build_object('id', block.id, 'itemType', block_type, 'alt', alt,
          'url', '/api/image/' || image_id, 'width', width, 'height', height)
        else json_build_object('id', block.id, 'itemType', block_type, 'html', html)
      end order by position)
    from content_block block left join image on image.id = image_id
    where block.content_id = owner.content_id
  ), '[]')) as content`;

const partyColumns = `
  party.id, party.name, party_type as "partyType", ${gardensOfParty},
  first_name as "firstName", last_name as "lastName", company_name as "companyName",
  nip, regon, krs, phone, email, street, house_number as "houseNumber",
  postal_code as "postalCode", city`;

/** Every read of a record by its id. */
export const readCases: Readonly<Record<string, Case>> = {
  garden: read('a garden', 'garden', '/api/garden/getDetails', {
    sql: `
      select
        garden.id, garden.name, sector.name as sector, area::float8 as area,
        coalesce((
          select json_agg(json_build_object('id', party.id, 'name', party.name)
            order by party.name collate polish)
          from current_assignment join party on party.id = party_id
          where current_assignment.garden_id = garden.id
        ), '[]') as parties,
        coalesce((
          select json_agg(json_build_object('id', meter.id, 'name', meter.name, 'type', meter.type)
            order by meter.name collate polish)
          from meter where meter.garden_id = garden.id
        ), '[]') as meters
      from garden join sector on sector.id = sector_id where garden.id = $1`,
  }),
  party: read('a party', 'party', '/api/party/get', {
    sql: `select ${partyColumns} from party where id = $1`,
    record: presentParty,
  }),
  partyWithLogins: read('a party with its logins', 'party', '/api/party/getDetails', {
    sql: `
      select ${partyColumns}, coalesce((
        select json_agg(json_build_object('userLoginId', login.id, 'loginId', user_name,
          'enabled', enabled, 'securityRoles', array[role]) order by user_name collate polish)
        from login where login.party_id = party.id
      ), '[]') as "partyLogins"
      from party where id = $1`,
    record: ({ partyLogins, ...party }) => ({ party: presentParty(party), partyLogins }),
  }),
  meter: read('a meter', 'meter', '/api/meter/get', {
    sql: `
      select
        meter.id, meter.name, active, type, ${measurementColumns},
        garden.id as "gardenId", garden.name as "gardenName"
      from meter
      left join measurement on measurement.id = last_measurement_id
      left join garden on garden.id = garden_id
      where meter.id = $1`,
    record: ({ id, name, active, type, gardenId, gardenName, ...row }) => ({
      id,
      name,
      active,
      type,
      lastMeasurement: row['value'] === null ? null : presentMeasurement(row),
      garden: gardenId === null ? null : { id: gardenId, name: gardenName },
    }),
  }),
  newsEntry: read('a news entry', 'news', '/api/news/get', {
    sql: `
      select id, title, ${instant('created_at')} as "createdAt", ${publication}, ${content}
      from news owner where id = $1`,
  }),
  notice: read('a notice', 'notice', '/api/notice/get', {
    sql: `
      select id, title, ${instant('created_at')} as "createdAt", ${publication}, ${pin}, ${content}
      from notice owner where id = $1`,
  }),
  version: read('a version of a page', 'page_version', '/api/page/oplaty/version', {
    sql: `
      select
        id, ${instant('created_at')} as "createdAt", ${publication}, ${inForce},
        page_id as "pageId", ${content}
      from page_version owner where page_id = 'oplaty' and id = $1`,
  }),
  document: read('a document', 'document', '/api/file/get', {
    sql: `
      select
        id, name, file_name as "fileName", content_type as "contentType", size::float8 as size,
        ${instant('created_at')} as "uploadedAt", ${publication}, ${pin},
        ledger_year as "ledgerYear", garden_id as "gardenId"
      from document where id = $1`,
  }),
  login: read('a login', 'login', '/api/login/get', {
    sql: `
      select
        id as "userLoginId", user_name as "loginId", party_id as "partyId", array[role] as roles,
        enabled
      from login where id = $1`,
  }),
  holders: {
    name: 'the holders of a garden',
    keys: keysOf('garden'),
    request: ([id]) => ({ method: 'GET', path: `/api/garden/${id}/assignments` }),
    bare: {
      sql: `
        select
          assignment.id, valid_from::text as "validFrom",
          nullif(valid_thru, 'infinity')::text as "validThru",
          settlement_id as "settlementId",
          coalesce(valid_from, '-infinity') <= today() and valid_thru >= today() as "isCurrent",
          '"' || assignment.version || '"' as etag, party.id as "partyId", party.name as "partyName"
        from assignment
        join party on party.id = party_id
        join settlement_holder on assignment_id = assignment.id
        where garden_id = $1
        order by "isCurrent" desc, valid_from desc nulls last, party.name collate polish,
          assignment.id`,
      values: ([id]) => [id],
      present: (rows) => ({
        items: rows.map(({ id, partyId, partyName, ...holding }) => ({
          id,
          party: { id: partyId, name: partyName },
          ...holding,
        })),
      }),
    },
  },
  block: {
    name: 'a block of a news entry',
    keys: `
      select news.id, block.id from news join content_block block using (content_id)
      where block_type = 'HtmlText' order by news.id limit 2000`,
    request: ([newsId, id]) => ({
      method: 'GET',
      path: `/api/news/${newsId}/content/item/${id}`,
    }),
    bare: {
      sql: `
        select block.id, block_type as "itemType", html as "htmlText"
        from news join content_block block using (content_id)
        where news.id = $1 and block.id = $2`,
      values: ([newsId, id]) => [newsId, id],
      present: ([row]) => row,
    },
  },
};

/** Ids of all of a table, or of some that lie all over it. */
function keysOf(table: string): string {
  return `select id from ${table} order by id limit 2000`;
}

function read(
  name: string,
  table: string,
  path: string,
  {
    sql,
    record = (row) => row,
  }: Pick<BareStatement, 'sql'> & { readonly record?: (row: Row) => unknown },
): Case {
  return {
    name,
    keys: keysOf(table),
    request: ([id]) => ({ method: 'GET', path: `${path}/${id}` }),
    bare: { sql, values: ([id]) => [id], present: ([row]) => row && record(row) },
  };
}

function presentParty({ street, houseNumber, postalCode, city, ...row }: Row) {
  const { nip, regon, krs, phone, email, ...party } = row;
  return {
    ...party,
    nip: numberOf(nip),
    regon: numberOf(regon),
    krs: numberOf(krs),
    phone: numberOf(phone),
    email: email === null ? null : { address: email },
    address: street === null ? null : { street, houseNumber, postalCode, city },
  };
}

function numberOf(number: unknown) {
  return number === null ? null : { number };
}

import { randomUUIDv7 } from 'node:crypto';
import type { BareStatement, Case, Row } from './case.ts';
import { instant } from './columns.ts';

/** Rows that the changes go round: enough that two connections seldom meet at one. */
const few = 'limit 2000';

/**
 * The changes that people make most. The statement by hand leaves behind what the program does, the entry of the
 * audit included, which no one then can leave out; the triggers of the tables do their part for both.
 */
export const writeCases: Readonly<Record<string, Case>> = {
  addReading: {
    name: 'a reading added',
    keys: `select id from meter order by id ${few}`,
    request: ([meterId], turn) => ({
      method: 'POST',
      path: '/api/meter/add-measurement',
      json: { meterId, measurementValue: `${700 + turn}` },
    }),
    bare: creation({
      sql: `
        with meter_now as (
          select id, greatest(now(), last_measured_at + interval '1 millisecond') as at
          from meter where id = $3 for no key update
        ), added as (
          insert into measurement
            (id, meter_id, value, measured_at, measured_by_first_name, measured_by_last_name)
          select $1::uuid, id, $4::numeric, at, 'Jan', 'Kowalski' from meter_now
          returning *
        )
        ${audit("'add-measurement'", 'meter', {
          from: 'added',
          about: 'meter_id',
          after: `jsonb_build_object('id', id, 'meterId', meter_id, 'value', value::text,
            'measuredAt', ${instant('measured_at')}, 'installationId', installation_id,
            'verdict', verdict, 'loginId', login_id,
            'measuredByFirstName', measured_by_first_name,
            'measuredByLastName', measured_by_last_name)`,
        })}`,
      values: ([meterId], { measurementValue }) => [meterId, measurementValue],
    }),
  },
  createNews: {
    name: 'a news entry created',
    keys: 'select',
    request: () => ({ method: 'POST', path: '/api/news/create', json: { title: 'Nowy wpis' } }),
    bare: creation({
      sql: `
        with content_now as (insert into content (id) values ($4) returning id),
        added as (
          insert into news (id, content_id, title) select $1::uuid, id, $3::text from content_now returning *
        )
        ${audit("'create'", 'news', {
          from: 'added',
          after: `jsonb_build_object('contentId', content_id, 'title', title)`,
        })}`,
      values: (_, { title }) => [title, randomUUIDv7()],
    }),
  },
  createParty: {
    name: 'a party created',
    keys: 'select',
    request: () => ({
      method: 'POST',
      path: '/api/party/create',
      json: { partyType: 'person', firstName: 'Jan', lastName: 'Kowalski' },
    }),
    bare: creation({
      sql: `
        with added as (
          insert into party (id, party_type, first_name, last_name)
          values ($1, $3, $4, $5) returning *
        )
        ${audit("'create'", 'party', {
          from: 'added',
          after: `jsonb_build_object('partyType', party_type, 'firstName', first_name,
            'lastName', last_name, 'companyName', company_name, 'nip', nip, 'regon', regon,
            'krs', krs, 'phone', phone, 'email', email, 'street', street,
            'houseNumber', house_number, 'postalCode', postal_code, 'city', city)`,
        })}`,
      values: (_, { partyType, firstName, lastName }) => [partyType, firstName, lastName],
    }),
  },
  updateGarden: {
    name: 'a garden changed',
    keys: `select id, name from garden order by id ${few}`,
    request: ([id, name], turn) => ({
      method: 'PUT',
      path: '/api/garden/update',
      json: { id, name, area: 300 + turn },
    }),
    bare: change({
      sql: `
        with changed as (
          update garden set name = $3, area = $4, version = version + 1, updated_at = now()
          where id = $2 returning new.id, old.area as old_area, new.area
        )
        ${audit("'update'", 'garden', {
          from: 'changed',
          before: `jsonb_build_object('area', old_area)`,
          after: `jsonb_build_object('area', area)`,
        })}`,
      values: ({ id, name, area }) => [id, name, area],
    }),
  },
  updateParty: {
    name: 'a party changed',
    keys: `
      select id, first_name, last_name from party where party_type = 'person' order by id ${few}`,
    request: ([id, firstName, lastName], turn) => ({
      method: 'PUT',
      path: '/api/party/update',
      json: { id, partyType: 'person', firstName, lastName, phone: `${48_600_000_000 + turn}` },
    }),
    bare: change({
      sql: `
        with changed as (
          update party
          set first_name = $3, last_name = $4, phone = $5, version = version + 1, updated_at = now()
          where id = $2 returning new.id, old.phone as old_phone, new.phone
        )
        ${audit("'update'", 'party', {
          from: 'changed',
          before: `jsonb_build_object('phone', old_phone)`,
          after: `jsonb_build_object('phone', phone)`,
        })}`,
      values: ({ id, firstName, lastName, phone }) => [id, firstName, lastName, phone],
    }),
  },
  updateNews: {
    name: 'a news entry changed',
    keys: `
      select id, title, ${instant('publication_from_date')}, ${instant('publication_thru_date')}
      from news where publication_thru_date is not null order by id ${few}`,
    request: ([id, title, publicationFromDate, publicationThruDate], turn) => ({
      method: 'PUT',
      path: '/api/news/update',
      json: { id, title: `${title} (${turn})`, publicationFromDate, publicationThruDate },
    }),
    bare: change({
      sql: `
        with changed as (
          update news
          set title = $3, publication_from_date = $4, publication_thru_date = $5,
            version = version + 1, updated_at = now()
          where id = $2 returning new.id, old.title as old_title, new.title
        )
        ${audit("'update'", 'news', {
          from: 'changed',
          before: `jsonb_build_object('title', old_title)`,
          after: `jsonb_build_object('title', title)`,
        })}`,
      values: ({ id, title, publicationFromDate, publicationThruDate }) => [
        id,
        title,
        publicationFromDate,
        publicationThruDate,
      ],
    }),
  },
  moveBlock: {
    name: 'a block moved',
    prepare: `
      insert into content_block (id, content_id, position, block_type, html)
      select gen_random_uuid(), content_id, position, 'HtmlText', '<p>Treść.</p>'
      from (select content_id from news order by id ${few}) news, generate_series(2, 9) as position
      where not exists (
        select from content_block block
        where block.content_id = news.content_id and block.position = position.position
      )`,
    keys: `
      select news.id, block.id from news join content_block block using (content_id)
      -- In the middle: a request that is given up half-way turns those after it round.
      where position = 5 and exists (
        select from content_block last where last.content_id = news.content_id and position = 9
      )
      order by news.id ${few}`,
    // Down and up again, turn by turn.
    request: ([newsId, id], turn) => ({
      method: 'PUT',
      path: `/api/news/${newsId}/content/item/${id}/${turn % 2 === 0 ? 'move-down' : 'move-up'}`,
      json: { newsId, id, step: turn % 2 === 0 ? 1 : -1 },
    }),
    bare: change({
      sql: `
        with content_now as (
          select id from content where id = (select content_id from news where id = $2) for update
        ), block as (
          select block.id, content_id, position
          from content_block block join content_now on content_now.id = content_id
          where block.id = $3
        ), pair as (
          select array_agg(other.id) as ids
          from content_block other join block using (content_id)
          where other.position in (block.position, block.position + $4::integer)
        ), changed as (
          update content_block set position = 2 * block.position + $4 - content_block.position
          from block, pair
          where cardinality(pair.ids) = 2 and content_block.id = any (pair.ids)
        )
        ${audit("case when $4 > 0 then 'move-down' else 'move-up' end", 'news', {
          from: 'block',
          about: '$2',
          after: `jsonb_build_object('id', id)`,
        })}`,
      values: ({ newsId, id, step }) => [newsId, id, step],
    }),
  },
};

/** A statement whose first two parameters are the ids of what is added and of the audit's entry. */
function creation({ sql, values }: Pick<BareStatement, 'sql' | 'values'>): BareStatement {
  return {
    // About what the row belongs to, the entry names the row among its fields.
    sql: `${sql.replaceAll('$entry', '$2')} returning coalesce(after ->> 'id', record_id) as id`,
    values: (key, json) => [randomUUIDv7(), randomUUIDv7(), ...values(key, json)],
    present: ([row]) => row,
    isCreate: true,
  };
}

/** A statement whose first parameter is the id of the audit's entry. */
function change({
  sql,
  values,
}: {
  readonly sql: string;
  readonly values: (json: Row) => unknown[];
}): BareStatement {
  return {
    sql: sql.replaceAll('$entry', '$1'),
    values: (_, json) => [randomUUIDv7(), ...values(json)],
  };
}

/** The end of a statement: the entry of the audit, of the row that `from` gives; `action` and what follows are SQL. */
function audit(
  action: string,
  type: string,
  {
    from,
    about = 'id',
    before = 'null',
    after,
  }: { from: string; about?: string; before?: string; after: string },
): string {
  return `
    insert into audit_entry (id, actor, action, record_type, record_id, before, after)
    select $entry::uuid, 'Kowalski Jan', ${action}, '${type}', ${about}::text, ${before}::jsonb, ${after}
    from ${from}`;
}

-- The audit as a list: what the record of each entry is called, what a phrase is looked for in, and the
-- indexes of its order and its filters.

-- What a record is called now; null where it is gone, or is of a kind that has no name.
create function record_name(record_type text, record_id text) returns text
  language plpgsql stable as $$
declare
  own uuid := case
    when record_id ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then record_id::uuid
  end;
begin
  case record_type
    when 'party' then return (select name from party where id = own);
    when 'garden' then return (select name from garden where id = own);
    when 'meter' then return (select name from meter where id = own);
    when 'login' then return (select user_name from login where id = own);
    when 'news' then return (select title from news where id = own);
    when 'notice' then return (select title from notice where id = own);
    when 'document' then return (select name from document where id = own);
    when 'sector' then return (select name from sector where id::text = record_id);
    when 'page-version' then
      return (
        select page.name from page_version join page on page.id = page_id where page_version.id = own
      );
    when 'assignment' then
      return (
        select garden.name || ' – ' || party.name
        from assignment join garden on garden.id = garden_id join party on party.id = party_id
        where assignment.id = own
      );
    else return null;
  end case;
end
$$;

-- What the record of an entry is called, as the entry itself tells it: of a deletion by the row it keeps.
create function told_record_name(record_type text, before jsonb, after jsonb) returns text
  language plpgsql stable as $$
declare
  kept jsonb := coalesce(
    before -> case record_type when 'page-version' then 'pageVersion' else record_type end -> 0, after, before
  );
begin
  return coalesce(
    kept ->> 'name', kept ->> 'title', kept ->> 'userName', kept ->> 'fileName', kept ->> 'list',
    (select name from page where id = kept ->> 'pageId'),
    nullif(concat_ws(
      ' – ', record_name('garden', kept ->> 'gardenId'), record_name('party', kept ->> 'partyId')
    ), '')
  );
end
$$;

select set_config('grzadka.erases_audit', 'on', true);

-- A reading is told of its meter, as a block is of its owner: the meter's history has it then.
update audit_entry
set
  record_type = 'meter',
  record_id = after ->> 'meterId',
  action = 'add-measurement',
  after = after || jsonb_build_object('id', record_id)
where record_type = 'measurement' and action = 'create' and after ? 'meterId';

alter table audit_entry add column record_name text;

do $$
declare
  portions constant integer := 20;
  -- The last entry of each portion.
  ends uuid[] := (
    select percentile_disc(array(select n / portions::float from generate_series(1, portions) n))
      within group (order by id)
    from audit_entry
  );
begin
  for portion in 1 .. coalesce(cardinality(ends), 0) loop
    update audit_entry
    set record_name = coalesce(
      record_name(record_type, record_id), told_record_name(record_type, before, after)
    )
    where id <= ends[portion] and (portion = 1 or id > ends[portion - 1]);
    raise notice using
      errcode = 'GZ001', message = format('nazwy w dzienniku zmian, %s%%', 100 * portion / portions);
  end loop;
end
$$;

select set_config('grzadka.erases_audit', 'off', true);

-- Cut, since an index holds no more than some 2700 bytes of a row.
alter table audit_entry
  add column search text not null generated always as (
    left(search_key(left(actor, 200) || ' ' || left(coalesce(record_name, ''), 300)), 550)
  ) stored;

drop index audit_entry_at, audit_entry_record;
create index audit_entry_at on audit_entry (at, id)
  include (search, login_id, action, record_type, record_id);
create index audit_entry_record on audit_entry (record_id, record_type, at, id)
  include (search, login_id, action);
create index audit_entry_record_type on audit_entry (record_type, at, id) include (login_id, action);
create index audit_entry_action on audit_entry (action, at, id) include (login_id, record_type);
create index audit_entry_login on audit_entry (login_id, at, id) include (action, record_type);
create index audit_entry_search on audit_entry using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 256);

alter table audit_entry set (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);

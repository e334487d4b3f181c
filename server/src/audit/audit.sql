-- What keeps the audit as it was recorded (docs/product/operation.md#audit).

-- What the audit holds is neither changed nor deleted, whoever is connected. The erasure of a person and the end of keeping
-- go through functions of the owner's.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if current_setting('grzadka.erases_audit', true) = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'entries of the audit stay as they are' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_entry_stays
  before update or delete on audit_entry
  for each row execute function refuse_audit_change();

create trigger audit_entry_stays_whole
  before truncate on audit_entry
  for each statement execute function refuse_audit_change();

-- What is erased of a record is its name, too.
create function erase_from_audit(erased_type text, erased_id text) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform set_config('grzadka.erases_audit', 'on', true);
  update audit_entry set before = null, after = null, record_name = null
  where record_type = erased_type and record_id = erased_id;
  perform set_config('grzadka.erases_audit', 'off', true);
end
$$;

-- Ten years. What is older goes through a function of the owner's, since nobody else may delete entries; how old
-- they have to be stands here, out of reach of whoever may call it.

-- Deletes the oldest entries that are too old, no more than `most`, and records that in an entry of the id `entry_id`.
-- Returns how many were deleted; where there were none, nothing is recorded.
create function delete_old_audit_entries(entry_id uuid, most integer) returns integer
  language plpgsql security definer set search_path from current as $$
declare
  deleted integer;
  oldest timestamptz;
  newest timestamptz;
begin
  perform set_config('grzadka.erases_audit', 'on', true);
  with old as (
    select id from audit_entry where at < now() - interval '10 years'
    order by at, id limit most
  ), gone as (
    delete from audit_entry using old where audit_entry.id = old.id returning at
  )
  select count(*), min(at), max(at) into deleted, oldest, newest from gone;
  perform set_config('grzadka.erases_audit', 'off', true);
  if deleted > 0 then
    insert into audit_entry (id, actor, action, record_type, record_id, after)
    values (
      entry_id, 'program', 'delete-old', 'audit', entry_id::text,
      jsonb_build_object('entries', deleted, 'oldest', oldest, 'newest', newest)
    );
  end if;
  return deleted;
end
$$;

-- An import has each of its statements planned for what it is given (0117): not those that look up, once for each entry,
-- a name by its id.
create function name_audited_record() returns trigger language plpgsql set plan_cache_mode to auto as $$
begin
  new.record_name := coalesce(
    new.record_name,
    record_name(new.record_type, new.record_id),
    told_record_name(new.record_type, new.before, new.after)
  );
  return new;
end
$$;

create trigger name_audited_record
  before insert on audit_entry
  for each row when (new.record_name is null) execute function name_audited_record();

-- An entry of the audit is of the moment in which it is written: whatever time a statement gives, the database's
-- stands, also where the application's role owns the tables. A restore loads its rows past the triggers.
create function date_audited_record() returns trigger language plpgsql as $$
begin
  new.at := now();
  return new;
end
$$;

create trigger audit_entry_time
  before insert on audit_entry
  for each row when (new.at is distinct from now()) execute function date_audited_record();

-- Returns what a column holds as the audit records it, and as it goes over the wire: an instant in UTC to the millisecond,
-- a decimal and a long number as text, so that no digit is lost. A statement that changes a record can thus record by
-- itself what it changed.
create function audit_value(value anyelement) returns jsonb language sql stable as $$
  select to_jsonb(value)
$$;

create function audit_value(value timestamptz) returns jsonb language sql stable as $$
  select to_jsonb(to_char(value at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
$$;

create function audit_value(value numeric) returns jsonb language sql stable as $$
  select to_jsonb(value::text)
$$;

create function audit_value(value bigint) returns jsonb language sql stable as $$
  select to_jsonb(value::text)
$$;

-- Without these two, an integer that may be null would match both functions of the larger kinds of numbers.
create function audit_value(value smallint) returns jsonb language sql stable as $$
  select to_jsonb(value)
$$;

create function audit_value(value integer) returns jsonb language sql stable as $$
  select to_jsonb(value)
$$;

-- Whether this statement is an erasure's: the owner's, in a transaction that says so. What otherwise stays as it was
-- written lets its personal texts go then.
create function erases_person() returns boolean language plpgsql stable as $$
begin
  if current_setting('grzadka.erases_person', true) is distinct from 'on' then
    return false;
  end if;
  return session_user = (select pg_get_userbyid(relowner) from pg_class where oid = to_regclass('audit_entry'));
end
$$;

-- What a deletion kept, without the rows that name one of these ids.
create function kept_without(kept jsonb, gone uuid[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(
    key,
    case when jsonb_typeof(value) = 'array' then (
      select coalesce(jsonb_agg(one order by place), '[]')
      from jsonb_array_elements(value) with ordinality as rows (one, place)
      where not exists (select from unnest(gone) id where one::text like '%' || id || '%')
    ) else value end
  ), '{}')
  from jsonb_each(kept)
$$;

-- The readers of a round as an entry has them, without these names: 'Nowak Anna' is not 'Nowak Annabella'.
create function readers_without(told jsonb, gone text[]) returns jsonb language sql immutable as $$
  select told || jsonb_build_object('readers', string_agg(
    coalesce('Osoba usunięta' || substr(one, length(name) + 1), one), ', ' order by place
  ))
  from unnest(string_to_array(told ->> 'readers', ', ')) with ordinality as said (one, place)
  left join (select distinct unnest(gone) as name) gone on one = name or starts_with(one, name || ' (')
$$;

-- Takes from the audit what it holds of these parties and of what was theirs alone (`gone`: their ids and those of their
-- accounts): values, names of records, what deletions kept, and who they were where they did something. `records` says of their
-- records the type, the id, the keys whose values go, and whether the name does; `readings` the same of what they read, and of
-- their meters, by the login or the meter that entries name, whose values of `read_keys` go.
create function erase_persons_from_audit(gone uuid[], logins uuid[], records jsonb, readings jsonb, read_keys text[], readers text[]) returns void
  language plpgsql security definer set search_path from current as $$
declare
  deleted_logins uuid[];
  deleted jsonb;
  read_types constant text[] := '{meter,campaign,submission}';
begin
  perform set_config('grzadka.erases_audit', 'on', true);

  -- What was deleted of them before: by its deletion the other entries about it are found.
  with deletion as materialized (
    select
      id, record_type, record_id, kept_without(before, gone) as kept,
      exists (
        select from jsonb_each(before) rows
        where rows.value -> 0 ->> 'id' = record_id
          and exists (select from unnest(gone) own where (rows.value -> 0)::text like '%' || own || '%')
      ) as is_own
    from audit_entry
    where action = 'delete' and exists (select from unnest(gone) own where before::text like '%' || own || '%')
  ), stripped as (
    update audit_entry set before = kept from deletion where audit_entry.id = deletion.id
  )
  select
    array_agg(record_id::uuid) filter (where record_type = 'login' and is_own),
    jsonb_agg(jsonb_build_object('type', record_type, 'id', record_id)) filter (where is_own)
  into deleted_logins, deleted
  from deletion;

  update audit_entry set before = null, after = null, record_name = null
  from jsonb_to_recordset(deleted) as about (type text, id text)
  where record_type = about.type and record_id = about.id;

  update audit_entry
  set
    before = nullif(before - about.keys, '{}'),
    after = nullif(after - about.keys, '{}'),
    record_name = case
      when not about.named then record_name
      when record_type not in ('document', 'login') then record_name(record_type, record_id)
    end
  from jsonb_to_recordset(records) as about (type text, id text, keys text[], named boolean)
  where record_type = about.type and record_id = about.id;

  update audit_entry
  set
    actor = 'Osoba usunięta',
    before = case when record_type = any (read_types) then nullif(before - read_keys, '{}') else before end,
    after = case when record_type = any (read_types) then nullif(after - read_keys, '{}') else after end
  where login_id = any (logins || coalesce(deleted_logins, '{}'));

  -- What others wrote down of readings of theirs, or at their meters.
  update audit_entry set before = nullif(before - read_keys, '{}'), after = nullif(after - read_keys, '{}')
  from jsonb_to_recordset(readings) as told (type text, id text, meter text, login text)
  where record_type = told.type and record_id = told.id and (
    told.login in (before ->> 'loginId', after ->> 'loginId')
    or told.meter in (before ->> 'meterId', after ->> 'meterId')
  );

  -- Rounds say in words who reads.
  update audit_entry set before = readers_without(before, readers), after = readers_without(after, readers)
  where record_type = 'campaign' and exists (
    select from unnest(readers) reader
    where strpos(before ->> 'readers', reader) > 0 or strpos(after ->> 'readers', reader) > 0
  );

  -- And charges, why they left out an account.
  update audit_entry set after = after - 'skipReason'
  where record_type = 'charge-run' and after ->> 'leftOutSettlement' = any (gone::text[]);
  perform set_config('grzadka.erases_audit', 'off', true);
end
$$;

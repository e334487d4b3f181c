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

-- How long the audit keeps, what of exports, and how its order is read.

-- Ten years. What is older goes through a function of the owner's, since nobody else may delete entries; how old
-- they have to be stands here, out of reach of whoever may call it.

-- Deletes the oldest entries that are too old, no more than `most`, and tells so in an entry of that id.
-- Gives how many went; of none nothing is told.
create function delete_old_audit_entries(entry_id uuid, most integer) returns integer
  language plpgsql security definer as $$
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

do $$
begin
  execute format(
    'alter function delete_old_audit_entries(uuid, integer) set search_path to pg_catalog, %I, pg_temp',
    current_schema()
  );
end
$$;

revoke execute on function delete_old_audit_entries(uuid, integer) from public;

-- What somebody searched a list for is a person's name more often than not, and no erasure would find it
-- in the entry of an export: that they searched is all that is told.
select set_config('grzadka.erases_audit', 'on', true);

update audit_entry set after = after - 'phrase' || '{"conditions": "z szukaniem"}'
where record_type = 'export' and after ? 'phrase';

select set_config('grzadka.erases_audit', 'off', true);

-- The order of the list, and nothing else: what is far down it, and totals of wide ranges of time, are read from
-- a fifth of the pages that the index with the columns of the filters has.
create index audit_entry_time on audit_entry (at, id);

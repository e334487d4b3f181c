-- What the audit holds is neither changed nor deleted, whoever is connected. What the erasure of a
-- person and the end of keeping will need goes through one function, which runs as its owner.

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

-- Blanks what the audit tells of a record, and leaves that something happened to it.
create function erase_from_audit(erased_type text, erased_id text) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform set_config('grzadka.erases_audit', 'on', true);
  update audit_entry set before = null, after = null
  where record_type = erased_type and record_id = erased_id;
  perform set_config('grzadka.erases_audit', 'off', true);
end
$$;

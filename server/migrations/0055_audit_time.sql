-- An entry of the audit is of the moment in which it is written: whatever time a statement gives, the database's
-- stands, also where the application's role owns the tables. A restore loads its rows past the triggers.
create function date_audited_record() returns trigger language plpgsql as $$
begin
  new.at := now();
  return new;
end
$$;
create trigger audit_entry_time
  before insert on audit_entry for each row execute function date_audited_record();

-- Whoever takes the entry of a charge back says so of the charge, at the latest when the transaction ends: else it would be told
-- as open, and its days as charged.
create function check_charge_reversal() returns trigger language plpgsql as $$
begin
  if exists (
    select from charge where entry_id = new.reverses_id and reversal_id is distinct from new.id
  ) then
    raise exception 'a charge whose entry is taken back is taken back itself'
      using errcode = 'check_violation', constraint = 'charge_is_reversed_with_entry';
  end if;
  return null;
end
$$;

create constraint trigger ledger_entry_reverses_charge
  after insert on ledger_entry deferrable initially deferred
  for each row when (new.reverses_id is not null) execute function check_charge_reversal();

do $$
begin
  execute format('alter function check_charge_reversal() set search_path to pg_catalog, %I, pg_temp', current_schema());
  revoke execute on function check_charge_reversal() from public;
end
$$;

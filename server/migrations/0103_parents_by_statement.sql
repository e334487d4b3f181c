-- Whether what is posted and charged is of something that is there is asked once for a statement, where nobody can take that away, or where
-- something else says so already: half of what an approval of thousands of charges took was a question for each row and each key (0181).

-- Lines are of an entry of this transaction, and of its day. An entry is never deleted, and its id never changed: no key has to hold it.
create or replace function refuse_later_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from entered
    where (
      select recorded_at = now() and posting_day = entered.posting_day
      from ledger_entry where id = entered.entry_id
    ) is not true
  ) then
    raise exception 'entries of the ledger are whole when they are recorded' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
alter table ledger_line drop constraint ledger_line_entry_id_fkey;

-- Parts are of a line of this transaction, and of its account, which is there: refuse_strange_item says so.
alter table open_item
  drop constraint open_item_line_id_fkey,
  drop constraint open_item_settlement_id_fkey;

-- A charge is what a line of its entry owes, of its account, and another one earns, of its kind: check_charges says so. Those lines hold them.
alter table charge
  drop constraint charge_entry_id_fkey,
  drop constraint charge_settlement_id_fkey,
  drop constraint charge_fee_kind_id_fkey;

-- A charge is never deleted either, nor is its id changed.
create function refuse_lost_charge_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from entered where not exists (select from charge where id = entered.charge_id)
  ) then
    raise exception 'a line is of a charge'
      using errcode = 'foreign_key_violation', constraint = 'charge_line_charge_id_fkey';
  end if;
  return null;
end
$$;
create trigger charge_line_is_of_charge
  after insert on charge_line referencing new table as entered
  for each statement execute function refuse_lost_charge_line();
alter table charge_line drop constraint charge_line_charge_id_fkey;

-- As before, whoever is connected may have temporary tables, which are found before all others unless it is said where to look; and
-- may not put to another use what guards others.
do $$
declare
  guard text;
begin
  foreach guard in array array['refuse_later_line', 'refuse_lost_charge_line'] loop
    execute format('alter function %I() set search_path to pg_catalog, %I, pg_temp', guard, current_schema());
    execute format('revoke execute on function %I() from public', guard);
  end loop;
end
$$;

-- What most rows do not have is not looked for where it is missing.
alter table charge drop constraint charge_reversal_id_key;
create unique index charge_reversal_id_key on charge (reversal_id) where reversal_id is not null;
alter table ledger_entry
  drop constraint ledger_entry_reverses_id_key,
  drop constraint ledger_entry_client_key;
create unique index ledger_entry_reverses_id_key on ledger_entry (reverses_id) where reverses_id is not null;
create unique index ledger_entry_client_key on ledger_entry (client_key) where client_key is not null;
drop index charge_line_corrects_id;
create index charge_line_corrects_id on charge_line (corrects_id) where corrects_id is not null;

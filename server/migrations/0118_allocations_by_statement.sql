-- What allocations cover, and what lines of the ledger are of, is looked at once for a statement; and what a guard would let pass anyway
-- does not ask it (0187).

-- A payment covers what its own account owes, from when both are there.
create function check_allocations() returns trigger language plpgsql security definer as $$
begin
  if exists (
    select from entered
    where (
        select amount_grosz < 0 and settlement_id = entered.settlement_id and posting_day <= entered.made_on
          and (select effective_day = entered.effective_day from ledger_entry where id = line.entry_id)
        from ledger_line line where id = entered.line_id
      ) is not true
      or (
        select settlement_id = entered.settlement_id and posting_day <= entered.made_on
        from open_item where id = entered.item_id
      ) is not true
  ) then
    raise exception 'a payment covers what its own account owes, from when both are there' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- When it was made is the database's to say, and it is not released yet.
create function stamp_allocation() returns trigger language plpgsql as $$
begin
  new.made_at := now();
  new.released_at := null;
  new.released_on := null;
  return new;
end
$$;

create or replace function check_allocation() returns trigger language plpgsql as $$
begin
  if old.released_at is not null or new.released_at is null
    or to_jsonb(old) - '{released_at,released_on}'::text[]
      <> to_jsonb(new) - '{released_at,released_on}'::text[]
  then
    raise exception 'an allocation is released once, and not changed' using errcode = 'insufficient_privilege';
  end if;
  new.released_at := now();
  return new;
end
$$;
drop trigger allocation_is_checked on allocation;
create trigger allocation_is_checked
  before update on allocation for each row execute function check_allocation();
create trigger allocation_is_stamped
  before insert on allocation
  for each row when (
    new.made_at is distinct from now() or new.released_at is not null or new.released_on is not null
  )
  execute function stamp_allocation();
-- Before what is open follows from it.
create trigger allocation_accords
  after insert on allocation referencing new table as entered
  for each statement execute function check_allocations();

-- A condition is asked one level above what it lets in.
drop trigger open_item_stays on open_item;
create trigger open_item_stays
  before update on open_item
  for each row when (pg_trigger_depth() < 1) execute function refuse_item_change();

-- What of a line of the bank's is in the ledger is what the line says: nothing of one that is suspected or left out; what moved on its
-- account; and on 240 what waits, until all of it is said to be for something. Why it was booked, and the refund that it paid, are
-- those of a booked one. What is on 240 is of a line that is there, and stays. Lines of an entry are found by that alone: by the account and
-- day of a whole statement, which look rare to whoever counted before it was booked, each would be looked for among thousands.
create or replace function check_bank_lines() returns trigger language plpgsql security definer as $$
declare
  is_there boolean;
  is_posted boolean;
  is_decided boolean;
begin
  delete from posting_check where id = new.id;
  select
    bool_and(line.id is not null),
    bool_and(
      (select coalesce(sum(amount_grosz), 0) from ledger_line where bank_line_id = line.id)
        = case when line.state in ('suggested', 'unclear') then -line.amount_grosz else 0 end
      and (
        line.entry_id is null or exists (
          select from (
            select bank_account_id, amount_grosz, posting_day from ledger_line where entry_id = line.entry_id offset 0
          ) own
          where bank_account_id = line.bank_account_id and amount_grosz = line.amount_grosz
            and posting_day = line.booking_day
        )
      )
      and (
        line.assignment_id is null or exists (
          select from (
            select bank_line_id, amount_grosz from ledger_line where entry_id = line.assignment_id offset 0
          ) own
          where bank_line_id = line.id and amount_grosz = line.amount_grosz
        )
      )
      and (line.entry_id is not null or not exists (select from ledger_line where bank_line_id = line.id))
    ),
    bool_and(
      (line.state = 'booked' or not exists (select from bank_line_reason where line_id = line.id))
      and not exists (
        select from refund
        where bank_line_id = line.id and not exists (
          select from (
            select settlement_id, amount_grosz from ledger_line where entry_id = line.assignment_id offset 0
          ) own
          where own.settlement_id = refund.settlement_id and own.amount_grosz >= refund.amount_grosz
        )
      )
    )
  into is_there, is_posted, is_decided
  from unnest(new.ids) as written (id)
  left join lateral (
    select id, bank_account_id, booking_day, amount_grosz, state, entry_id, assignment_id
    from bank_line where id = written.id offset 0
  ) line on true;
  if not is_there then
    raise exception 'a line of the ledger is of a line of the bank'
      using errcode = 'foreign_key_violation', constraint = 'ledger_line_bank_line_id_fkey', table = 'ledger_line';
  end if;
  if is_posted is not true then
    raise exception 'a line of the bank is in the ledger as it says'
      using errcode = 'check_violation', constraint = 'bank_line_is_posted';
  end if;
  if is_decided is not true then
    raise exception 'what was decided of a line of the bank is posted'
      using errcode = 'check_violation', constraint = 'bank_line_is_decided';
  end if;
  return null;
end
$$;
alter table ledger_line drop constraint ledger_line_bank_line_id_fkey;

do $$
declare
  guard text;
begin
  foreach guard in array array['check_allocations', 'stamp_allocation', 'check_allocation', 'check_bank_lines'] loop
    execute format('alter function %I() set search_path to pg_catalog, %I, pg_temp', guard, current_schema());
    execute format('revoke execute on function %I() from public', guard);
  end loop;
end
$$;

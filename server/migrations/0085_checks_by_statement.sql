-- What is posted and charged is looked through statement by statement and no longer row by row: a charge run writes 100,000 rows, and
-- the same checks took half of its approval.

-- Which entries or charges are still to be looked through when the transaction ends, or as soon as whoever writes them asks for
-- it. A row is gone once that is done, so nobody else ever sees one.
create table posting_check (
  id bigint generated always as identity primary key,
  of_charges boolean not null,
  ids uuid[] not null
);

-- Runs as the owner, since nobody else may say what is to be looked through. An entry that is to be looked through anyway is not
-- put down again for its lines and parts.
create function put_off_check() returns trigger language plpgsql security definer as $$
declare
  written uuid[];
begin
  if tg_table_name = 'ledger_line' then
    select array_agg(entry_id) into written from (
      select entry_id from entered
      except select unnest(ids) from posting_check where not of_charges
    ) added;
  elsif tg_table_name = 'open_item' then
    select array_agg(entry_id) into written from (
      select (select entry_id from ledger_line where id = entered.line_id) as entry_id from entered
      except select unnest(ids) from posting_check where not of_charges
    ) added;
  else
    select array_agg(id) into written from entered;
  end if;
  if written is not null then
    insert into posting_check (of_charges, ids) values (tg_table_name = 'charge', written);
  end if;
  return null;
end
$$;

-- Each row is looked up by its id alone, whatever PostgreSQL believes of tables that it has not counted since they were empty: hence
-- subqueries that it cannot turn into joins, here and below.

-- Two lines at least that come to zero, each debit of a settlement account in parts, a number that was given; and what takes another
-- one back is its exact negative, and is never taken back itself.
create function check_entries() returns trigger language plpgsql security definer as $$
declare
  is_balanced boolean;
  is_in_parts boolean;
  reversal record;
begin
  delete from posting_check where id = new.id;
  select bool_and(lines >= 2 and total = 0), bool_and(in_parts) into is_balanced, is_in_parts
  from unnest(new.ids) as written (id)
  cross join lateral (
    select
      count(*) as lines, sum(amount_grosz) as total,
      bool_and(
        settlement_id is null
        or greatest(amount_grosz, 0) =
          coalesce((select sum(amount_grosz) from open_item where line_id = line.id), 0)
      ) as in_parts
    from ledger_line line where entry_id = written.id
  ) entry;
  if not is_balanced then
    raise exception 'an entry of the ledger has two lines or more that come to zero'
      using errcode = 'check_violation', constraint = 'ledger_entry_balances';
  end if;
  if not is_in_parts then
    raise exception 'the parts of a debt come to its amount'
      using errcode = 'check_violation', constraint = 'open_items_come_to_line';
  end if;
  if exists (
    select from unnest(new.ids) as written (id)
    cross join lateral (select series, year, document from ledger_entry where id = written.id offset 0) entry
    where not exists (
      select from document_number
      where series = entry.series and year = entry.year and last >= entry.document
    )
  ) then
    raise exception 'an entry of the ledger bears a number that was given'
      using errcode = 'check_violation', constraint = 'ledger_entry_number_is_given';
  end if;
  for reversal in
    select entry.id, entry.reverses_id
    from unnest(new.ids) as written (id)
    cross join lateral (select id, reverses_id from ledger_entry where id = written.id offset 0) entry
    where entry.reverses_id is not null
  loop
    if (select reverses_id from ledger_entry where id = reversal.reverses_id) is not null
      or exists (
        select from (
          select place, code, settlement_id, fee_kind_id, amount_grosz from ledger_line where entry_id = reversal.id
        ) taking
        full join (
          select place, code, settlement_id, fee_kind_id, amount_grosz from ledger_line where entry_id = reversal.reverses_id
        ) taken using (place)
        where (taking.code, taking.settlement_id, taking.fee_kind_id, taking.amount_grosz)
          is distinct from (taken.code, taken.settlement_id, taken.fee_kind_id, -taken.amount_grosz)
      )
    then
      raise exception 'a reversal is the exact negative of an entry that is none'
        using errcode = 'check_violation', constraint = 'reversal_is_exact';
    end if;
  end loop;
  return null;
end
$$;

-- A charge is what its entry owes or gives, of its account and its kind, and what its lines come to.
create function check_charges() returns trigger language plpgsql security definer as $$
declare
  is_posted boolean;
  is_in_lines boolean;
begin
  delete from posting_check where id = new.id;
  select bool_and(entries = 1), bool_and(lines = amount_grosz) into is_posted, is_in_lines
  from unnest(new.ids) as written (id)
  cross join lateral (
    select
      amount_grosz,
      (
        select count(distinct entry_id) from ledger_line owed
        join ledger_line earned using (entry_id)
        where owed.entry_id = charge.entry_id
          and owed.settlement_id = charge.settlement_id and owed.amount_grosz = charge.amount_grosz
          and earned.fee_kind_id = charge.fee_kind_id and earned.amount_grosz = -charge.amount_grosz
      ) as entries,
      (select coalesce(sum(amount_grosz), 0) from charge_line where charge_id = charge.id) as lines
    from charge where id = written.id offset 0
  ) charged;
  if not is_posted then
    raise exception 'a charge is what its entry says'
      using errcode = 'check_violation', constraint = 'charge_is_posted';
  end if;
  if not is_in_lines then
    raise exception 'the lines of a charge come to it'
      using errcode = 'check_violation', constraint = 'charge_lines_come_to_charge';
  end if;
  return null;
end
$$;

drop trigger ledger_entry_balances on ledger_entry;
drop trigger ledger_entry_document on ledger_entry;
drop trigger ledger_line_balances on ledger_line;
drop trigger open_item_balances on open_item;
drop trigger charge_is_whole on charge;
drop function check_entry_balance(), check_entry_document(), check_charge();

create constraint trigger entries_are_whole
  after insert on posting_check deferrable initially deferred
  for each row when (not new.of_charges) execute function check_entries();
create constraint trigger charges_are_whole
  after insert on posting_check deferrable initially deferred
  for each row when (new.of_charges) execute function check_charges();

-- Nothing is added to an entry of another transaction; its lines are of its day.
drop trigger ledger_line_is_no_afterthought on ledger_line;
create or replace function refuse_later_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from entered
    where (
      select recorded_at <> now() or posting_day <> entered.posting_day
      from ledger_entry where id = entered.entry_id
    )
  ) then
    raise exception 'entries of the ledger are whole when they are recorded' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger ledger_line_is_no_afterthought
  after insert on ledger_line referencing new table as entered
  for each statement execute function refuse_later_line();
create trigger ledger_line_is_stamped
  before insert on ledger_line for each row execute function stamp_ledger_entry();

-- Parts are of the line's account and day, and come with it.
drop trigger open_item_comes_with_its_line on open_item;
create or replace function refuse_strange_item() returns trigger language plpgsql as $$
begin
  if exists (
    select from entered
    where (
      select settlement_id = entered.settlement_id and posting_day = entered.posting_day and recorded_at = now()
      from ledger_line where id = entered.line_id
    ) is not true
  ) then
    raise exception 'the parts of a debt come with it' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger open_item_comes_with_its_line
  after insert on open_item referencing new table as entered
  for each statement execute function refuse_strange_item();
create function stamp_open_item() returns trigger language plpgsql as $$
begin
  new.open_grosz := new.amount_grosz;
  new.recorded_at := now();
  return new;
end
$$;
create trigger open_item_is_stamped
  before insert on open_item for each row execute function stamp_open_item();

-- As before, whoever is connected may have temporary tables, which are found before all others unless it is said where to look; and
-- may not put to another use what runs as the owner.
do $$
declare
  guard text;
  looked_through text;
begin
  foreach guard in array array[
    'put_off_check', 'check_entries', 'check_charges', 'refuse_later_line', 'refuse_strange_item', 'stamp_open_item'
  ] loop
    execute format('alter function %I() set search_path to pg_catalog, %I, pg_temp', guard, current_schema());
    execute format('revoke execute on function %I() from public', guard);
  end loop;
  foreach looked_through in array array['ledger_entry', 'ledger_line', 'open_item', 'charge'] loop
    execute format(
      'create trigger %I after insert on %I referencing new table as entered
        for each statement execute function put_off_check()',
      looked_through || '_is_checked', looked_through
    );
  end loop;
end
$$;

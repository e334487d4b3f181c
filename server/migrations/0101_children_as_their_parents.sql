-- What comes later is looked at as what came at once, and what is said of a whole is held to its parts: of a run, a charge, a movement, a line
-- of the bank's and a file, when a transaction ends (docs/product/ledger.md#guards, 0180).

-- Besides entries and charges, runs and lines of the bank's are looked through.
drop trigger entries_are_whole on posting_check;
drop trigger charges_are_whole on posting_check;
delete from posting_check;
alter table posting_check
  drop column of_charges,
  add column what text not null check (what in ('entry', 'charge', 'run', 'bank-line'));

-- Puts down what of a statement is to be looked through, each once. Runs as the owner, since nobody else may say so.
create or replace function put_off_check() returns trigger language plpgsql security definer as $$
declare
  checked constant text := tg_argv[0];
  written uuid[];
begin
  if checked = 'run' then
    if tg_table_name = 'charge_run' then
      -- A draft charges nothing, and where it does the charges say so.
      select array_agg(id) into written from entered where state <> 'draft';
    else
      select array_agg(run_id) into written from (
        select run_id from entered where run_id is not null
        except select unnest(ids) from posting_check where what = checked
      ) added;
    end if;
  elsif checked = 'bank-line' then
    if tg_table_name = 'bank_line' then
      select array_agg(id) into written from (
        select id from entered
        except select unnest(ids) from posting_check where what = checked
      ) added;
    else
      select array_agg(bank_line_id) into written from (
        select bank_line_id from entered where bank_line_id is not null
        except select unnest(ids) from posting_check where what = checked
      ) added;
    end if;
  elsif tg_table_name = 'charge_line' then
    select array_agg(charge_id) into written from (
      select charge_id from entered
      except select unnest(ids) from posting_check where what = checked
    ) added;
    -- A charge that is not put down was looked through before, in this transaction or long ago.
    if written is not null and exists (
      select from unnest(written) as later (id)
      where (
        select recorded_at = now() from ledger_entry
        where id = (select entry_id from charge where id = later.id)
      ) is not true
    ) then
      raise exception 'charges are whole when they are posted' using errcode = 'check_violation';
    end if;
  elsif tg_table_name = 'ledger_line' then
    select array_agg(entry_id) into written from (
      select entry_id from entered
      except select unnest(ids) from posting_check where what = checked
    ) added;
  elsif tg_table_name = 'open_item' then
    select array_agg(entry_id) into written from (
      select (select entry_id from ledger_line where id = entered.line_id) as entry_id from entered
      except select unnest(ids) from posting_check where what = checked
    ) added;
  else
    select array_agg(id) into written from entered;
  end if;
  if written is not null then
    insert into posting_check (what, ids) values (checked, written);
  end if;
  return null;
end
$$;

-- A charge is what its entry says, of its account, kind, number and day, and what its lines come to.
create or replace function check_charges() returns trigger language plpgsql security definer as $$
declare
  is_posted boolean;
  is_in_lines boolean;
begin
  delete from posting_check where id = new.id;
  select bool_and(is_owed and is_earned and is_numbered), bool_and(lines = amount_grosz) into is_posted, is_in_lines
  from unnest(new.ids) as written (id)
  cross join lateral (
    select
      amount_grosz,
      exists (
        select from ledger_line
        where entry_id = charge.entry_id
          and settlement_id = charge.settlement_id and amount_grosz = charge.amount_grosz
      ) as is_owed,
      exists (
        select from ledger_line
        where entry_id = charge.entry_id
          and fee_kind_id = charge.fee_kind_id and amount_grosz = -charge.amount_grosz
      ) as is_earned,
      (
        select number = charge.number and posting_day = charge.issue_day
        from ledger_entry where id = charge.entry_id
      ) as is_numbered,
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

-- A draft charges nothing. What an approved run charges comes to its amount under its number, and some of it stands; of one that was taken
-- back nothing does. Days of meters are free with their charge; those that cost nothing with others of their meter, or with the run. A run
-- that is neither a draft nor approved yet is being written.
create function check_runs() returns trigger language plpgsql security definer as $$
declare
  run record;
begin
  delete from posting_check where id = new.id;
  -- Whoever charges by the same run meanwhile is seen, or waits and then sees this.
  perform from charge_run where id = any (new.ids) order by id for no key update;
  for run in
    select charge_run.id, charge_run.state, charge_run.amount_grosz, charged.*
    from charge_run
    cross join lateral (
      select
        count(*) as charges, coalesce(sum(charge.amount_grosz), 0) as charged_grosz,
        count(*) filter (where charge.reversed_on is null) as standing,
        bool_and(charge.number = charge_run.number || '/' || charge.place) as is_numbered
      from charge where run_id = charge_run.id
    ) charged
    where charge_run.id = any (new.ids)
  loop
    if run.state = 'draft' then
      if run.charges > 0 or exists (select from billed_stretch where run_id = run.id) then
        raise exception 'a draft charges nothing'
          using errcode = 'check_violation', constraint = 'charge_run_draft_charges_nothing';
      end if;
      continue;
    end if;
    continue when run.state not in ('approved', 'reversed');
    if run.charges = 0 or not run.is_numbered or run.charged_grosz is distinct from run.amount_grosz then
      raise exception 'the charges of a run come to it'
        using errcode = 'check_violation', constraint = 'charges_come_to_run';
    end if;
    if (run.state = 'reversed') <> (run.standing = 0) then
      raise exception 'a run is taken back with all that it charged'
        using errcode = 'check_violation', constraint = 'charge_run_is_reversed_with_charges';
    end if;
    if exists (
      select from billed_stretch stretch left join charge on charge.id = stretch.charge_id
      where stretch.run_id = run.id
        and case
          when charge.id is not null then (stretch.freed_at is null) <> (charge.reversed_on is null)
          when stretch.freed_at is null then run.state = 'reversed'
          else run.state = 'approved' and not exists (
            select from billed_stretch other
            where other.meter_id = stretch.meter_id and other.fee_kind_id = stretch.fee_kind_id
              and other.run_id = run.id and other.charge_id is not null and other.freed_at is not null
          )
        end
    ) then
      raise exception 'days of meters are free with their charge'
        using errcode = 'check_violation', constraint = 'billed_stretch_is_freed_with_charge';
    end if;
  end loop;
  return null;
end
$$;

-- Charges come with their entries, and before their run is approved or with that; so do the days of meters, each with a charge of the
-- same run, account and kind, if with any.
create function refuse_later_charge() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct run_id from entered where run_id is not null) written
    where (select approved_at <> now() from charge_run where id = written.run_id)
  ) then
    raise exception 'runs are whole when they are approved' using errcode = 'check_violation';
  end if;
  if tg_table_name = 'charge' then
    if exists (
      select from entered
      where (select recorded_at = now() from ledger_entry where id = entered.entry_id) is not true
    ) then
      raise exception 'a charge comes with its entry' using errcode = 'check_violation';
    end if;
  elsif exists (
    select from entered
    where charge_id is not null and (
      select run_id = entered.run_id and fee_kind_id = entered.fee_kind_id and settlement_id = entered.settlement_id
      from charge where id = entered.charge_id
    ) is not true
  ) then
    raise exception 'days of a meter are those of their charge' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- What of a line of the bank's is in the ledger is what the line says: nothing of one that is suspected or left out; what moved on its
-- account; and on 240 what waits, until all of it is said to be for something. Why it was booked, and the refund that it paid, are
-- those of a booked one. Lines of an entry are found by that alone: by the account and day of a whole statement, which look rare to
-- whoever counted before it was booked, each would be looked for among thousands.
create function check_bank_lines() returns trigger language plpgsql security definer as $$
begin
  delete from posting_check where id = new.id;
  if exists (
    select from unnest(new.ids) as written (id)
    cross join lateral (
      select id, bank_account_id, booking_day, amount_grosz, state, entry_id, assignment_id
      from bank_line where id = written.id offset 0
    ) line
    where (select coalesce(sum(amount_grosz), 0) from ledger_line where bank_line_id = line.id)
        <> case when line.state in ('suggested', 'unclear') then -line.amount_grosz else 0 end
      or line.entry_id is not null and not exists (
        select from (
          select bank_account_id, amount_grosz, posting_day from ledger_line where entry_id = line.entry_id offset 0
        ) own
        where bank_account_id = line.bank_account_id and amount_grosz = line.amount_grosz
          and posting_day = line.booking_day
      )
      or line.assignment_id is not null and not exists (
        select from (
          select bank_line_id, amount_grosz from ledger_line where entry_id = line.assignment_id offset 0
        ) own
        where bank_line_id = line.id and amount_grosz = line.amount_grosz
      )
      or line.entry_id is null and exists (select from ledger_line where bank_line_id = line.id)
  ) then
    raise exception 'a line of the bank is in the ledger as it says'
      using errcode = 'check_violation', constraint = 'bank_line_is_posted';
  end if;
  if exists (
    select from unnest(new.ids) as written (id)
    cross join lateral (select id, state, assignment_id from bank_line where id = written.id offset 0) line
    where line.state <> 'booked' and exists (select from bank_line_reason where line_id = line.id)
      or exists (
        select from refund
        where bank_line_id = line.id and not exists (
          select from (
            select settlement_id, amount_grosz from ledger_line where entry_id = line.assignment_id offset 0
          ) own
          where own.settlement_id = refund.settlement_id and own.amount_grosz >= refund.amount_grosz
        )
      )
  ) then
    raise exception 'what was decided of a line of the bank is posted'
      using errcode = 'check_violation', constraint = 'bank_line_is_decided';
  end if;
  return null;
end
$$;

-- Why a line was booked comes with that.
create function refuse_later_reason() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct line_id from entered) written
    where (
      select recorded_at = now() from ledger_entry
      where id = (select assignment_id from bank_line where id = written.line_id)
    ) is not true
  ) then
    raise exception 'why a line is booked comes with that' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- Lines come with the booking of their file.
create function refuse_later_bank_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct import_id, bank_account_id from entered where import_id is not null) written
    where (
      select applied_at = now() and bank_account_id = written.bank_account_id
      from bank_import where id = written.import_id
    ) is not true
  ) then
    raise exception 'lines come with the booking of their file' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- A file that is booked says how many lines it has booked, and shows none any more.
create function check_bank_import() returns trigger language plpgsql security definer as $$
begin
  if (select count(*) from bank_line where import_id = new.id) <> new.lines_new + new.lines_double
    or exists (select from bank_import_line where import_id = new.id)
  then
    raise exception 'a file is booked with its lines'
      using errcode = 'check_violation', constraint = 'bank_import_is_whole';
  end if;
  return null;
end
$$;

-- A movement comes with its entry, and tells of it: number, day and words, how much came or went, and of which cash box or account.
create function check_movements() returns trigger language plpgsql as $$
begin
  if exists (
    select from entered
    where (
      select entry.number = entered.number and entry.series = entered.series
        and entry.posting_day = entered.booking_day and entry.description = entered.description
        and entry.recorded_at = now()
        and entered.amount_grosz = coalesce(nullif(abs(posted.moved), 0), posted.paid)
        and entered.direction is not distinct from
          case when posted.moved > 0 then 'in' when posted.moved < 0 then 'out' end
        and entered.source =
          case when posted.cash is not null then 'cash' when posted.banks is not null then 'bank' else 'other' end
        and (entered.cash_box_id = any (posted.cash) or num_nonnulls(entered.cash_box_id, posted.cash) = 0)
        and (entered.bank_account_id = any (posted.banks) or num_nonnulls(entered.bank_account_id, posted.banks) = 0)
      from ledger_entry entry
      cross join lateral (
        select
          case
            when bool_or(code = '100') then sum(amount_grosz) filter (where code = '100')
            else coalesce(sum(amount_grosz) filter (where code = '130'), 0)
          end as moved,
          coalesce(sum(amount_grosz) filter (where amount_grosz > 0), 0) as paid,
          array_agg(cash_box_id) filter (where code = '100') as cash,
          array_agg(bank_account_id) filter (where code = '130') as banks
        from ledger_line where entry_id = entry.id
      ) posted
      where entry.id = entered.id
    ) is not true
  ) then
    raise exception 'a movement of money is what its entry says'
      using errcode = 'check_violation', constraint = 'money_movement_is_posted';
  end if;
  return null;
end
$$;

drop trigger ledger_entry_is_checked on ledger_entry;
drop trigger ledger_line_is_checked on ledger_line;
drop trigger open_item_is_checked on open_item;
drop trigger charge_is_checked on charge;

-- As before, whoever is connected may have temporary tables, which are found before all others unless it is said where to look; and
-- may not put to another use what runs as the owner.
do $$
declare
  guard text;
  looked record;
begin
  foreach guard in array array[
    'put_off_check', 'check_charges', 'check_runs', 'refuse_later_charge', 'check_bank_lines', 'refuse_later_reason',
    'refuse_later_bank_line', 'check_bank_import', 'check_movements'
  ] loop
    execute format('alter function %I() set search_path to pg_catalog, %I, pg_temp', guard, current_schema());
    execute format('revoke execute on function %I() from public', guard);
  end loop;
  for looked in select * from (values
    ('entry', 'entries_are_whole', 'check_entries'),
    ('charge', 'charges_are_whole', 'check_charges'),
    ('run', 'runs_are_whole', 'check_runs'),
    ('bank-line', 'bank_lines_are_whole', 'check_bank_lines')
  ) stated (what, name, checker) loop
    execute format(
      'create constraint trigger %I after insert on posting_check deferrable initially deferred
        for each row when (new.what = %L) execute function %I()',
      looked.name, looked.what, looked.checker
    );
  end loop;
  for looked in select * from (values
    ('ledger_entry', 'insert', 'entry', '_is_checked'),
    ('ledger_line', 'insert', 'entry', '_is_checked'),
    ('open_item', 'insert', 'entry', '_is_checked'),
    ('charge', 'insert', 'charge', '_is_checked'),
    ('charge_line', 'insert', 'charge', '_is_checked'),
    ('charge', 'insert', 'run', '_is_of_run'),
    ('charge', 'update', 'run', '_is_still_of_run'),
    ('billed_stretch', 'insert', 'run', '_is_of_run'),
    ('billed_stretch', 'update', 'run', '_is_still_of_run'),
    ('charge_run', 'insert', 'run', '_is_checked'),
    ('charge_run', 'update', 'run', '_is_checked_again'),
    ('ledger_line', 'insert', 'bank-line', '_is_of_bank_line'),
    ('bank_line', 'insert', 'bank-line', '_is_checked'),
    ('bank_line', 'update', 'bank-line', '_is_checked_again'),
    ('refund', 'insert', 'bank-line', '_is_checked'),
    ('refund', 'update', 'bank-line', '_is_checked_again')
  ) stated (name, op, what, suffix) loop
    execute format(
      'create trigger %I after %s on %I referencing new table as entered
        for each statement execute function put_off_check(%L)',
      looked.name || looked.suffix, looked.op, looked.name, looked.what
    );
  end loop;
  for looked in select * from (values
    ('charge_comes_with_run', 'charge', 'refuse_later_charge'),
    ('billed_stretch_comes_with_run', 'billed_stretch', 'refuse_later_charge'),
    ('bank_line_reason_comes_with_booking', 'bank_line_reason', 'refuse_later_reason'),
    ('bank_line_comes_with_file', 'bank_line', 'refuse_later_bank_line'),
    ('money_movement_is_checked', 'money_movement', 'check_movements')
  ) stated (trigger_name, name, checker) loop
    execute format(
      'create trigger %I after insert on %I referencing new table as entered
        for each statement execute function %I()',
      looked.trigger_name, looked.name, looked.checker
    );
  end loop;
end
$$;

create constraint trigger bank_import_is_booked_whole
  after insert or update on bank_import deferrable initially deferred
  for each row when (new.applied_at is not null) execute function check_bank_import();

-- Bank accounts and the lines of their statements (docs/product/bank.md).

-- What is on a bank account follows from what is posted. Runs as the owner, since nobody else may say what is on it.
create function keep_bank_balance() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform from bank_account
  where id in (select bank_account_id from entered)
  order by id for no key update;
  update bank_account set balance_grosz = balance_grosz + posted.amount
  from (
    select bank_account_id, sum(amount_grosz) as amount from entered
    where bank_account_id is not null group by bank_account_id
  ) posted
  where bank_account.id = posted.bank_account_id;
  return null;
end
$$;

create trigger ledger_line_keeps_bank_balance
  after insert on ledger_line referencing new table as entered
  for each statement execute function keep_bank_balance();

-- A line of the bank's that was left out stays so; one that is in the ledger stays there, by the same entry.
create function guard_bank_line() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and erases_person() then
    return new;
  end if;
  if old.state = 'dropped' or old.entry_id is not null and new.entry_id is distinct from old.entry_id then
    raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger bank_line_stays before update on bank_line for each row execute function guard_bank_line();

-- Why a line was booked goes when that is taken back, and not before.
create function guard_bank_line_reason() returns trigger language plpgsql set search_path from current as $$
begin
  if erases_person() then
    return null;
  end if;
  if exists (
    select from gone where (select state = 'booked' from bank_line where id = gone.line_id)
  ) then
    raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;

create trigger bank_line_reason_stays_while_booked
  after delete on bank_line_reason referencing old table as gone
  for each statement execute function guard_bank_line_reason();

-- A file that is booked stays as it was booked. When it was shown is the database's to say: what it would book comes with it.
create function guard_bank_import() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    return new;
  end if;
  -- The file itself goes after some years; that it was there stays.
  if tg_op = 'UPDATE' and old.applied_at is not null and new.object_id is null
    and to_jsonb(new) - 'object_id' = to_jsonb(old) - 'object_id'
  then
    return new;
  end if;
  if old.applied_at is not null or (tg_op = 'UPDATE' and new.object_id <> old.object_id) then
    raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger bank_import_stays_booked
  before insert or update or delete on bank_import for each row execute function guard_bank_import();

-- What a file would book is what it was shown to: it comes with the file, and goes with it or once it is booked.
create function guard_bank_import_line() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    if exists (
      select from (select distinct import_id from entered) written
      where (
        select applied_at is null and created_at = now() from bank_import where id = written.import_id
      ) is not true
    ) then
      raise exception 'what a file would book comes with it' using errcode = 'check_violation';
    end if;
  elsif exists (
    select from (select distinct import_id from gone) gone
    where (select applied_at is null from bank_import where id = gone.import_id)
  ) then
    raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;

create trigger bank_import_line_comes_with_file
  after insert on bank_import_line referencing new table as entered
  for each statement execute function guard_bank_import_line();

create trigger bank_import_line_stays_until_booked
  after delete on bank_import_line referencing old table as gone
  for each statement execute function guard_bank_import_line();

-- Why a line was booked comes with that.
create function refuse_later_reason() returns trigger language plpgsql set search_path from current as $$
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

create trigger bank_line_reason_comes_with_booking
  after insert on bank_line_reason referencing new table as entered
  for each statement execute function refuse_later_reason();

-- Lines come with the booking of their file.
create function refuse_later_bank_line() returns trigger language plpgsql set search_path from current as $$
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

create trigger bank_line_comes_with_file
  after insert on bank_line referencing new table as entered
  for each statement execute function refuse_later_bank_line();

-- A file that is booked says how many lines it has booked, and shows none any more.
create function check_bank_import() returns trigger language plpgsql security definer set search_path from current as $$
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

create constraint trigger bank_import_is_booked_whole
  after insert or update on bank_import deferrable initially deferred
  for each row when (new.applied_at is not null) execute function check_bank_import();

-- What of a line of the bank's is in the ledger is what the line says: nothing of one that is suspected or left out; what moved on its
-- account; and on 240 what waits, until all of it is said to be for something. Why it was booked, and the refund that it paid, are
-- those of a booked one. What is on 240 is of a line that is there, and stays. Lines of an entry are found by that alone: by the account and
-- day of a whole statement, which look rare to whoever counted before it was booked, each would be looked for among thousands.
create function check_bank_lines() returns trigger language plpgsql security definer
  set search_path from current set enable_bitmapscan to off as $$
declare
  is_there boolean;
  is_posted boolean;
  is_decided boolean;
begin
  delete from posting_check where id = new.id;
  select
    bool_and(line.id is not null),
    bool_and(
      waiting.amount = case when line.state in ('suggested', 'unclear') then -line.amount_grosz else 0 end
      and (
        line.entry_id is null or exists (
          select from (
            select bank_account_id, amount_grosz, posting_day from ledger_line where entry_id = line.entry_id offset 0
          ) own
          where bank_account_id = line.bank_account_id and amount_grosz = line.amount_grosz
            and posting_day = line.booking_day
        )
      )
      and (line.assignment_id is null or coalesce(waiting.is_assigned, false))
      and (line.entry_id is not null or waiting.lines = 0)
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
  ) line on true
  left join lateral (
    select
      count(*) as lines, coalesce(sum(amount_grosz), 0) as amount,
      bool_or(entry_id = line.assignment_id and amount_grosz = line.amount_grosz) as is_assigned
    from ledger_line where bank_line_id = line.id
  ) waiting on true;
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

create constraint trigger bank_lines_are_whole
  after insert on posting_check deferrable initially deferred
  for each row when (new.what = 'bank-line') execute function check_bank_lines();

-- Which statements have their lines of the bank looked through when the transaction ends.
do $$
declare
  looked record;
begin
  for looked in select * from (values
    ('ledger_line', 'insert', '_is_of_bank_line'),
    ('bank_line', 'insert', '_is_checked'),
    ('bank_line', 'update', '_is_checked_again'),
    ('refund', 'insert', '_is_checked'),
    ('refund', 'update', '_is_checked_again')
  ) stated (name, op, suffix) loop
    execute format(
      $trigger$create trigger %I after %s on %I referencing new table as entered
        for each statement execute function put_off_check('bank-line')$trigger$,
      looked.name || looked.suffix, looked.op, looked.name
    );
  end loop;
end
$$;

-- What is written down of money stays as it was written, whoever is connected: of each row only what is named here may change, and no
-- row goes that somebody could ask for later (docs/product/ledger.md#guards, 0180).

create function refuse_money_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
end
$$;

-- Of a row nothing changes but these columns. Those that PostgreSQL computes are among them where they follow from one of these: they
-- are not there yet when a trigger looks before the row is written.
create function keep_money_columns() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - tg_argv <> to_jsonb(new) - tg_argv then
    raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

-- A movement is taken back once, by what took its entry back; only one by bank waits, and is for something else afterwards.
create function guard_money_movement() returns trigger language plpgsql as $$
begin
  if new.reversed_by is distinct from old.reversed_by and (
    old.reversed_by is not null
    or not exists (select from ledger_entry where reverses_id = old.id and number = new.reversed_by)
  ) or old.source <> 'bank' and
    (old.waiting, old.settlement_id, old.cost_category_id, old.income_category_id)
      is distinct from (new.waiting, new.settlement_id, new.cost_category_id, new.income_category_id)
  then
    raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger money_movement_stays
  before update on money_movement for each row execute function guard_money_movement();

-- A line of the bank's that was left out stays so; one that is in the ledger stays there, by the same entry.
create function guard_bank_line() returns trigger language plpgsql as $$
begin
  if old.state = 'dropped' or old.entry_id is not null and new.entry_id is distinct from old.entry_id then
    raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger bank_line_stays before update on bank_line for each row execute function guard_bank_line();

-- Why a line was booked goes when that is taken back, and not before.
create function guard_bank_line_reason() returns trigger language plpgsql as $$
begin
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
create function guard_bank_import() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    return new;
  end if;
  if old.applied_at is not null then
    raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger bank_import_stays_booked
  before insert or update or delete on bank_import for each row execute function guard_bank_import();

-- What a file would book is what it was shown to: it comes with the file, and goes with it or once it is booked.
create function guard_bank_import_line() returns trigger language plpgsql as $$
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

-- A refund that the bank told of stays.
create trigger refund_stays_paid
  before delete on refund for each row when (old.bank_line_id is not null) execute function refuse_money_change();

-- An account is that of one plot, or of one party, for ever.
create trigger settlement_keeps_place
  before update on settlement
  for each row when (
    (old.id, old.garden_id, old.party_id, old.created_at)
      is distinct from (new.id, new.garden_id, new.party_id, new.created_at)
  )
  execute function refuse_money_change();

-- The days of a meter are free again once the charge of them is taken back, and not before; of what an earlier version charged, which is
-- no charge of this one, nothing is known but the days.
create or replace function guard_billed_stretch() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.run_id is not null then
      raise exception 'what is charged stays as it is' using errcode = 'insufficient_privilege';
    end if;
    return old;
  end if;
  if old.freed_at is not null or new.freed_at is null
    or to_jsonb(old) - 'freed_at' <> to_jsonb(new) - 'freed_at'
    or exists (select from charge where id = old.charge_id and reversal_id is null)
  then
    raise exception 'what is charged stays as it is' using errcode = 'insufficient_privilege';
  end if;
  new.freed_at := now();
  return new;
end
$$;

-- What a draft came to stays once it is approved, as long as the account does: one that is charged cannot go. That it goes is said by
-- PostgreSQL itself, as the owner of the table, and by nobody's trigger.
create or replace function guard_charge_run_settlement() returns trigger language plpgsql as $$
begin
  if exists (
    select from charge_run
    where id = (case when tg_op = 'INSERT' then new.run_id else old.run_id end) and number is not null
  ) then
    if tg_op <> 'DELETE' or pg_trigger_depth() = 1
      or (select relowner from pg_class where oid = tg_relid) <> current_user::regrole
    then
      raise exception 'what is charged stays as it is' using errcode = 'insufficient_privilege';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

-- Whoever is connected may have temporary tables, which are found before all others unless it is said where to look.
do $$
declare
  guard text;
  kept record;
begin
  foreach guard in array array[
    'refuse_money_change', 'keep_money_columns', 'guard_money_movement', 'guard_bank_line', 'guard_bank_line_reason',
    'guard_bank_import', 'guard_bank_import_line', 'guard_billed_stretch', 'guard_charge_run_settlement'
  ] loop
    execute format('alter function %I() set search_path to pg_catalog, %I, pg_temp', guard, current_schema());
    execute format('revoke execute on function %I() from public', guard);
  end loop;
  -- Which columns may change.
  for kept in select * from (values
    ('money_movement', '{reversed_by,waiting,settlement_id,cost_category_id,income_category_id,state}'::text[]),
    ('bank_line', '{state,entry_id,assignment_id,decided_by,postponed_at}'),
    ('bank_line_reason', '{}'),
    ('bank_import', '{lines_new,lines_known,lines_double,applied_at,applied_by}'),
    ('bank_import_line', '{}'),
    ('refund', '{bank_line_id}'),
    ('known_sender', '{confirmed_on}'),
    ('settlement_holder', '{settlement_id}'),
    ('charge_amount', '{amount_grosz,description,version,updated_at}'),
    ('charge_run_settlement', '{skip_reason,state,difference_size}'),
    ('ledger_year', '{}'),
    ('cash_box', '{name,active,balance_grosz,search,version,updated_at}'),
    ('bank_account', '{name,nrb,bank_profile_id,active,balance_grosz,search,version,updated_at}')
  ) stated (name, columns) loop
    execute format(
      'create trigger %I before update on %I for each row execute function %s',
      kept.name || '_keeps_columns', kept.name,
      case
        when kept.columns = '{}' then 'refuse_money_change()'
        else format('keep_money_columns(%s)', (select string_agg(quote_literal(name), ', ') from unnest(kept.columns) name))
      end
    );
  end loop;
  -- What nobody takes away.
  for kept in select * from (values ('money_movement'), ('bank_line'), ('ledger_year')) stated (name) loop
    execute format(
      'create trigger %I before delete on %I for each row execute function refuse_money_change()',
      kept.name || '_is_kept', kept.name
    );
  end loop;
  for kept in select * from (values
    ('money_movement'), ('bank_line'), ('ledger_year'), ('bank_line_reason'), ('bank_import'), ('bank_import_line'),
    ('refund'), ('settlement'), ('settlement_holder'), ('charge_amount'), ('charge_run_settlement'), ('cash_box'),
    ('bank_account'), ('known_sender')
  ) stated (name) loop
    execute format(
      'create trigger %I before truncate on %I for each statement execute function refuse_money_change()',
      kept.name || '_is_kept_whole', kept.name
    );
  end loop;
end
$$;

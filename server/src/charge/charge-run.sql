-- Runs: a draft charges nothing; what is approved stays, and is whole (docs/product/charge-runs.md#approval).

-- Of an approved run only that it was taken back is written down, once.
create function guard_charge_run() returns trigger language plpgsql set search_path from current as $$
declare
  -- What follows from others is not there yet when a trigger looks before the row is written.
  taken_back text[] := '{reversed_on,reversal_reason,state,number_order,version,updated_at}';
begin
  if tg_op = 'DELETE' then
    if old.number is not null then
      raise exception 'what is charged stays as it is' using errcode = 'insufficient_privilege';
    end if;
    return old;
  end if;
  if old.number is not null and (
    old.reversed_on is not null or to_jsonb(old) - taken_back <> to_jsonb(new) - taken_back
  ) then
    raise exception 'what is charged stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger charge_run_stays
  before update or delete on charge_run for each row execute function guard_charge_run();

-- What a draft came to stays once it is approved, as long as the account does: one that is charged cannot go. That it goes is said by
-- PostgreSQL itself, as the owner of the table, and by nobody's trigger.
create function guard_charge_run_settlement() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and erases_person() then
    return new;
  end if;
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

create trigger charge_run_settlement_stays
  before insert or update or delete on charge_run_settlement
  for each row execute function guard_charge_run_settlement();

-- What an approved run was reckoned by stays, as long as the account does: one that is charged cannot go.
create trigger charge_amount_stays
  before insert or update or delete on charge_amount
  for each row execute function guard_charge_run_settlement();

create trigger interest_waiver_stays
  before insert or update or delete on interest_waiver
  for each row execute function guard_charge_run_settlement();

-- Charges come before their run is approved or with that; so do the days of meters, each with a charge of the
-- same run, account and kind, if with any.
create function refuse_later_charge() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (
    select from (select distinct run_id from entered where run_id is not null) written
    where (select approved_at <> now() from charge_run where id = written.run_id)
  ) then
    raise exception 'runs are whole when they are approved' using errcode = 'check_violation';
  end if;
  if tg_table_name = 'billed_stretch' then
    if exists (
      select from entered
      where charge_id is not null and (
        select run_id = entered.run_id and fee_kind_id = entered.fee_kind_id and settlement_id = entered.settlement_id
        from charge where id = entered.charge_id
      ) is not true
    ) then
      raise exception 'days of a meter are those of their charge' using errcode = 'check_violation';
    end if;
  elsif tg_table_name = 'interest_noted' then
    if exists (
      select from entered
      where charge_id is not null and (
        select run_id = entered.run_id and settlement_id = entered.settlement_id
        from charge where id = entered.charge_id
      ) is not true
      or (select settlement_id = entered.settlement_id from ledger_line where id = entered.line_id) is not true
      or corrects_id is not null and (
        select line_id = entered.line_id and first_day = entered.first_day and last_day = entered.last_day
        from interest_noted corrected where corrected.id = entered.corrects_id
      ) is not true
    ) then
      raise exception 'days of a debt are those of their note' using errcode = 'check_violation';
    end if;
  end if;
  return null;
end
$$;

-- A draft charges nothing. What an approved run charges comes to its amount under its number, and some of it stands; of one that was taken
-- back nothing does. Days of meters are free with their charge; those that cost nothing with others of their meter, or with the run. A run
-- that is neither a draft nor approved yet is being written.
create function check_runs() returns trigger language plpgsql security definer set search_path from current as $$
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
      if run.charges > 0 or exists (select from billed_stretch where run_id = run.id)
        or exists (select from interest_noted where run_id = run.id)
      then
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
    if exists (
      select from interest_noted noted
      left join charge on charge.id = noted.charge_id
      where noted.run_id = run.id
        -- What nothing was to be paid of goes with the whole run.
        and (noted.freed_at is null)
          <> (case when charge.id is null then run.state = 'approved' else charge.reversed_on is null end)
    ) then
      raise exception 'days of a debt are free with their charge'
        using errcode = 'check_violation', constraint = 'interest_noted_is_freed_with_charge';
    end if;
  end loop;
  return null;
end
$$;

create constraint trigger runs_are_whole
  after insert on posting_check deferrable initially deferred
  for each row when (new.what = 'run') execute function check_runs();

-- Which statements have their rows looked through when the transaction ends, and which at once.
do $$
declare
  looked record;
begin
  for looked in select * from (values
    ('charge', 'insert', 'charge', '_is_checked'),
    ('charge_line', 'insert', 'charge', '_is_checked'),
    ('charge', 'insert', 'run', '_is_of_run'),
    ('charge', 'update', 'run', '_is_still_of_run'),
    ('billed_stretch', 'insert', 'run', '_is_of_run'),
    ('billed_stretch', 'update', 'run', '_is_still_of_run'),
    ('interest_noted', 'insert', 'run', '_is_of_run'),
    ('interest_noted', 'update', 'run', '_is_still_of_run'),
    ('charge_run', 'insert', 'run', '_is_checked'),
    ('charge_run', 'update', 'run', '_is_checked_again')
  ) stated (name, op, what, suffix) loop
    execute format(
      'create trigger %I after %s on %I referencing new table as entered
        for each statement execute function put_off_check(%L)',
      looked.name || looked.suffix, looked.op, looked.name, looked.what
    );
  end loop;
end
$$;

create trigger charge_comes_with_run
  after insert on charge referencing new table as entered
  for each statement execute function refuse_later_charge();

create trigger billed_stretch_comes_with_run
  after insert on billed_stretch referencing new table as entered
  for each statement execute function refuse_later_charge();

create trigger interest_noted_comes_with_run
  after insert on interest_noted referencing new table as entered
  for each statement execute function refuse_later_charge();

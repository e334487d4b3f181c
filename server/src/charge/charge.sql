-- Charges: what was charged stays, and comes to its run (docs/product/charge-runs.md).

create function refuse_charge_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and erases_person() then
    return new;
  end if;
  raise exception 'what is charged stays as it is' using errcode = 'insufficient_privilege';
end
$$;

do $$
declare
  kept text;
begin
  create trigger charge_line_stays before update on charge_line
    for each row execute function refuse_charge_change();
  foreach kept in array array['charge', 'charge_line'] loop
    execute format(
      'create trigger %I before delete on %I for each row execute function refuse_charge_change()',
      kept || '_is_kept', kept
    );
  end loop;
  foreach kept in array array['charge_run', 'charge', 'charge_line', 'billed_stretch', 'interest_noted'] loop
    execute format(
      'create trigger %I before truncate on %I for each statement execute function refuse_charge_change()',
      kept || '_is_kept_whole', kept
    );
  end loop;
end
$$;

-- Of a charge only that it was taken back is written down, once, and by the entry that did so.
create function guard_charge() returns trigger language plpgsql set search_path from current as $$
declare
  taken_back text[] := '{reversal_id,reversed_on,reversal_reason}';
begin
  if tg_op = 'UPDATE' and erases_person() then
    return new;
  end if;
  if old.reversal_id is not null or to_jsonb(old) - taken_back <> to_jsonb(new) - taken_back
    or not exists (
      select from ledger_entry
      where id = new.reversal_id and reverses_id = old.entry_id and posting_day = new.reversed_on
    )
  then
    raise exception 'what is charged stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger charge_stays before update on charge for each row execute function guard_charge();

-- The days of a meter are free again once the charge of them is taken back, and not before; of what an earlier version charged, which is
-- no charge of this one, nothing is known but the days.
create function guard_billed_stretch() returns trigger language plpgsql set search_path from current as $$
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

create trigger billed_stretch_stays
  before update or delete on billed_stretch for each row execute function guard_billed_stretch();

-- So are the days of a debt that an interest note charged.
create function guard_interest_noted() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' or old.freed_at is not null or new.freed_at is null
    or to_jsonb(old) - 'freed_at' <> to_jsonb(new) - 'freed_at'
    or exists (select from charge where id = old.charge_id and reversal_id is null)
  then
    raise exception 'what is charged stays as it is' using errcode = 'insufficient_privilege';
  end if;
  new.freed_at := now();
  return new;
end
$$;

create trigger interest_noted_stays
  before update or delete on interest_noted for each row execute function guard_interest_noted();

-- A tariff on which a charge rests can be ended, but not changed; its resolution keeps number, text and day for ever.
create function guard_charged_tariff() returns trigger language plpgsql set search_path from current as $$
declare
  -- What follows from others is not there yet when a trigger looks before the row is written.
  may_change text[] := '{valid_thru,version,updated_at,method,zone_id}';
begin
  if to_jsonb(old) - may_change <> to_jsonb(new) - may_change
    and exists (select from charge_line where tariff_id = old.id)
  then
    raise exception 'a tariff on which a charge rests is ended, not changed'
      using errcode = 'check_violation', constraint = 'tariff_is_charged', table = 'tariff';
  end if;
  return new;
end
$$;

create trigger tariff_is_charged before update on tariff for each row execute function guard_charged_tariff();

create function guard_charged_resolution() returns trigger language plpgsql set search_path from current as $$
begin
  if (old.number, old.body, old.adopted_on) is distinct from (new.number, new.body, new.adopted_on)
    and (
      exists (
        select from tariff join charge_line on tariff_id = tariff.id where resolution_id = old.id
      )
      or exists (
        select from interest_waiver join charge_run on charge_run.id = run_id
        where resolution_id = old.id and charge_run.number is not null
      )
    )
  then
    raise exception 'a resolution on which a charge rests is the one that was told'
      using errcode = 'check_violation', constraint = 'resolution_is_charged', table = 'resolution';
  end if;
  return new;
end
$$;

create trigger resolution_is_charged
  before update on resolution for each row execute function guard_charged_resolution();

-- When the entry of a charge is taken back, the charge has to say so when the transaction ends: otherwise the charge would
-- be shown as open, and its days as charged.
create function check_charge_reversal() returns trigger language plpgsql set search_path from current as $$
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

-- A charge comes with its entry and is what that says, of its account, kind, number and day, and what its lines come to.
create function check_charges() returns trigger language plpgsql security definer
  set search_path from current set enable_bitmapscan to off as $$
declare
  is_with_entry boolean;
  is_posted boolean;
  is_in_lines boolean;
begin
  delete from posting_check where id = new.id;
  select
    bool_and(entry.recorded_at is not distinct from now()),
    bool_and(coalesce(is_in_entry, false) and entry.number = charged.number and entry.posting_day = charged.issue_day),
    bool_and(lines = amount_grosz)
  into is_with_entry, is_posted, is_in_lines
  from unnest(new.ids) as written (id)
  cross join lateral (
    select
      amount_grosz, entry_id, number, issue_day,
      (
        select bool_or(settlement_id = charge.settlement_id and amount_grosz = charge.amount_grosz)
          and bool_or(fee_kind_id = charge.fee_kind_id and amount_grosz = -charge.amount_grosz)
        from ledger_line where entry_id = charge.entry_id
      ) as is_in_entry,
      (select coalesce(sum(amount_grosz), 0) from charge_line where charge_id = charge.id) as lines
    from charge where id = written.id offset 0
  ) charged
  left join lateral (
    select number, posting_day, recorded_at from ledger_entry where id = charged.entry_id offset 0
  ) entry on true;
  if not is_with_entry then
    raise exception 'a charge comes with its entry' using errcode = 'check_violation';
  end if;
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

create constraint trigger charges_are_whole
  after insert on posting_check deferrable initially deferred
  for each row when (new.what = 'charge') execute function check_charges();

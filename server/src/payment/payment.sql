-- What payments cover: the parts of a debt and the allocations to them (docs/product/ledger.md#spreading).

create function stamp_open_item() returns trigger language plpgsql set search_path from current as $$
begin
  new.open_grosz := new.amount_grosz;
  new.recorded_at := now();
  return new;
end
$$;

create trigger open_item_is_stamped
  before insert on open_item
  for each row when (new.open_grosz is distinct from new.amount_grosz or new.recorded_at is distinct from now())
  execute function stamp_open_item();

-- A part changes in what of it is open and in nothing else, and that by allocations alone.
create function refuse_item_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and erases_person() then
    return new;
  end if;
  if pg_trigger_depth() < 2 then
    raise exception 'what is open of a debt follows from allocations' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

-- A condition is asked one level above what it lets in.
create trigger open_item_stays
  before update on open_item
  for each row when (pg_trigger_depth() < 1) execute function refuse_item_change();

-- Not even by what runs below a trigger is a part given to another line, account or kind.
create trigger open_item_keeps_place
  before update on open_item
  for each row when (
    (old.id, old.line_id, old.settlement_id, old.fee_kind_id)
      is distinct from (new.id, new.line_id, new.settlement_id, new.fee_kind_id)
  )
  execute function refuse_money_change();

-- When it was made is the database's to say, and it is not released yet.
create function stamp_allocation() returns trigger language plpgsql set search_path from current as $$
begin
  new.made_at := now();
  new.released_at := null;
  new.released_on := null;
  return new;
end
$$;

create trigger allocation_is_stamped
  before insert on allocation
  for each row when (
    new.made_at is distinct from now() or new.released_at is not null or new.released_on is not null
  )
  execute function stamp_allocation();

create function check_allocation() returns trigger language plpgsql set search_path from current as $$
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

create trigger allocation_is_checked
  before update on allocation for each row execute function check_allocation();

-- A payment covers what its own account owes, from when both are there; no more of it is spread than it is, and no more of a part is covered
-- than it is. A payment and a part are looked up once, however much of a statement is of them. Runs as the owner, since nobody else may say
-- what is open.
create function keep_open_items() returns trigger language plpgsql security definer set search_path from current as $$
declare
  is_own boolean;
  is_within boolean;
begin
  if current_setting('transaction_isolation') = 'repeatable read' then
    raise exception 'a snapshot does not see what others have spread' using errcode = 'check_violation';
  end if;
  -- One after another: what others spread of these accounts meanwhile is counted, too.
  perform from settlement
  where id in (select settlement_id from touched)
  order by id for no key update;
  if tg_op = 'UPDATE' then
    -- An allocation changes in nothing but that it is released, once.
    update open_item
    set open_grosz = open_grosz + released.amount
    from (select item_id, sum(amount_grosz) as amount from touched group by item_id) released
    where open_item.id = released.item_id;
    return null;
  end if;
  select bool_and(line.is_own is true), bool_and(line.is_within is not false)
  into is_own, is_within
  from (
    select line_id, settlement_id, effective_day, min(made_on) as first_day
    from touched group by line_id, settlement_id, effective_day
  ) spread
  left join lateral (
    select
      amount_grosz < 0 and settlement_id = spread.settlement_id and posting_day <= spread.first_day
        and (select effective_day from ledger_entry where id = line.entry_id) = spread.effective_day as is_own,
      -amount_grosz >= (
        select sum(amount_grosz) from allocation where line_id = line.id and released_at is null
      ) as is_within
    from ledger_line line where id = spread.line_id offset 0
  ) line on true;
  if is_own then
    with covered as materialized (
      select item_id, settlement_id, sum(amount_grosz) as amount, min(made_on) as first_day
      from touched group by item_id, settlement_id
    ), kept as (
      update open_item
      set open_grosz = open_grosz - covered.amount
      from covered
      where open_item.id = covered.item_id and open_item.settlement_id = covered.settlement_id
        and open_item.posting_day <= covered.first_day
      returning 1
    )
    select (select count(*) from kept) = (select count(*) from covered) into is_own;
  end if;
  if not is_own then
    raise exception 'a payment covers what its own account owes, from when both are there' using errcode = 'check_violation';
  end if;
  if not is_within then
    raise exception 'no more of a payment is spread than it is'
      using errcode = 'check_violation', constraint = 'allocations_within_payment';
  end if;
  return null;
end
$$;

create trigger allocation_added
  after insert on allocation referencing new table as touched
  for each statement execute function keep_open_items();

create trigger allocation_released
  after update on allocation referencing new table as touched
  for each statement execute function keep_open_items();

-- What is written off comes with its entry.
create function check_write_off() returns trigger language plpgsql set search_path from current as $$
begin
  if (select recorded_at = now() from ledger_entry where id = new.id) is not true then
    raise exception 'what is written off comes with its entry' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger write_off_is_checked
  before insert on write_off for each row execute function check_write_off();

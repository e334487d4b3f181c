-- Settlement accounts follow the assignments, whoever writes these (docs/product/settlements.md#accounts).

create function refuse_number_again() returns trigger language plpgsql as $$
begin
  raise exception 'numbers of settlement accounts are never given again' using errcode = 'check_violation';
end
$$;

create trigger settlement_counter_rises
  before update on settlement_counter
  for each row when (new.last_number < old.last_number) execute function refuse_number_again();

create trigger settlement_counter_is_kept
  before delete on settlement_counter for each row execute function refuse_number_again();

create trigger settlement_counter_is_kept_whole
  before truncate on settlement_counter for each statement execute function refuse_number_again();

create trigger settlement_keeps_number
  before update on settlement
  for each row when (new.number <> old.number) execute function refuse_number_again();

-- Brings what accounts hold of their holders and gardens in line with these; a payer is a holder. The days of an account
-- without a garden are its own.
create function refresh_settlements(wanted uuid[]) returns void language plpgsql as $$
begin
  -- Locked by a statement of its own: the next one then sees what whoever held the lock has done.
  perform from settlement where id = any (wanted) order by id for no key update;
  update settlement
  set
    opened_on = told.opened_on, closed_on = told.closed_on, payer_id = told.payer_id,
    garden_name = told.garden_name, sector_id = told.sector_id, search = told.search
  from (
    select
      settlement.id,
      case
        when garden.id is null then settlement.opened_on
        when bool_and(valid_from is not null) then min(valid_from)
      end as opened_on,
      case
        when garden.id is null then settlement.closed_on
        when max(valid_thru) < 'infinity' then max(valid_thru)
      end as closed_on,
      case when bool_or(settlement_holder.party_id = payer_id) then payer_id end as payer_id,
      garden.name as garden_name,
      garden.sector_id,
      search_key(left(
        concat_ws(' ', garden.name, reference, string_agg(distinct party.name, ' ' order by party.name)), 1000
      )) as search
    from settlement
    left join garden on garden.id = settlement.garden_id
    join settlement_holder on settlement_id = settlement.id
    left join assignment on assignment.id = assignment_id
    join party on party.id = settlement_holder.party_id
    where settlement.id = any (wanted)
    group by settlement.id, garden.id
  ) told
  where settlement.id = told.id
    and (
      settlement.opened_on, settlement.closed_on, settlement.payer_id,
      settlement.garden_name, settlement.sector_id, settlement.search
    ) is distinct from (
      told.opened_on, told.closed_on, told.payer_id, told.garden_name, told.sector_id, told.search
    );
end
$$;

create function refresh_settlements_of(gardens uuid[]) returns void language plpgsql as $$
begin
  perform refresh_settlements(array(select id from settlement where garden_id = any (gardens)));
end
$$;

-- Gives an account to each assignment of the gardens that has none.
create function settle(gardens uuid[]) returns void language plpgsql as $$
begin
  with placed as materialized (
    select * from settlement_places(gardens) with ordinality
  ), counted as (
    update settlement_counter
    set last_number = last_number + (select count(*) from placed where opens)
    where exists (select from placed where opens)
    returning last_number
  ), opened as (
    insert into settlement (id, number, garden_id)
    select
      settlement_id, last_number - count(*) over () + row_number() over (order by ordinality), garden_id
    from placed, counted
    where opens
  )
  insert into settlement_holder (settlement_id, party_id, assignment_id)
  select settlement_id, party_id, assignment_id from placed;
  perform refresh_settlements_of(gardens);
end
$$;

-- Refuses to delete an account on which something is recorded, with the same error for every table that refers to
-- accounts: the program recognises it by the name of the constraint.
create function refuse_settlement_in_use() returns void language plpgsql as $$
begin
  raise exception using
    errcode = 'foreign_key_violation', constraint = 'settlement_in_use', table = 'settlement',
    message = 'something is recorded on the settlement account';
end
$$;

-- Whether anything refers to one of these accounts besides its holders. The references say so themselves: the
-- accounts are deleted, and that is taken back.
create function settlements_in_use(wanted uuid[]) returns boolean language plpgsql as $$
begin
  delete from settlement_holder where settlement_id = any (wanted);
  delete from settlement where id = any (wanted);
  raise exception using errcode = 'GZ002';
exception
  when foreign_key_violation then return true;
  when sqlstate 'GZ002' then return false;
end
$$;

-- What is posted on an account for a day or a later one.
create function settlement_used_from(account uuid, first_day date) returns boolean language sql stable as $$
  select exists (
    select from ledger_line where settlement_id = account and posting_day >= first_day
  )
$$;

-- Deletes the gardens' accounts that nobody holds any more.
create function drop_empty_settlements(gardens uuid[]) returns void language plpgsql as $$
begin
  delete from settlement
  where garden_id = any (gardens)
    and not exists (select from settlement_holder where settlement_id = settlement.id);
exception
  when foreign_key_violation then perform refuse_settlement_in_use();
end
$$;

-- Moves these assignments of one garden to a new account of their own.
create function settle_apart(moved uuid[]) returns void language plpgsql as $$
declare
  plot uuid := (select garden_id from assignment where id = any (moved) limit 1);
  account uuid;
begin
  with counted as (
    update settlement_counter set last_number = last_number + 1 returning last_number
  )
  insert into settlement (id, number, garden_id)
  select gen_random_uuid(), last_number, plot from counted
  returning id into account;
  update settlement_holder set settlement_id = account where assignment_id = any (moved);
  perform drop_empty_settlements(array[plot]);
  perform refresh_settlements_of(array[plot]);
end
$$;

-- Moves an assignment to the account of another party that holds the garden within its days, or on the day before or after
-- them; of several, to the one opened first. False where there is none.
create function settle_together(moved uuid) returns boolean language plpgsql as $$
declare
  plot uuid := (select garden_id from assignment where id = moved);
  account uuid := (
    select settlement.id
    from assignment own
    join assignment other on other.garden_id = own.garden_id and other.party_id <> own.party_id
      and coalesce(other.valid_from, '-infinity') <= own.valid_thru + 1
      and other.valid_thru >= coalesce(own.valid_from, '-infinity') - 1
    join settlement_holder on assignment_id = other.id
    join settlement on settlement.id = settlement_id
    where own.id = moved
    order by settlement.opened_on nulls first, settlement.number
    limit 1
  );
begin
  if account is null then
    return false;
  end if;
  update settlement_holder set settlement_id = account where assignment_id = moved;
  perform drop_empty_settlements(array[plot]);
  perform refresh_settlements_of(array[plot]);
  return true;
end
$$;

create function keep_settlements() returns trigger language plpgsql as $$
declare
  gardens uuid[];
begin
  if tg_op = 'DELETE' then
    gardens := array(select distinct garden_id from gone);
  else
    gardens := array(select distinct garden_id from entered);
  end if;
  -- One after the other for each garden, by a statement of its own: the next one then sees what whoever held the lock
  -- has done.
  perform from garden where id = any (gardens) order by id for no key update;
  if tg_op = 'INSERT' then
    perform settle(gardens);
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform drop_empty_settlements(gardens);
  end if;
  perform refresh_settlements_of(gardens);
  return null;
end
$$;

-- Whoever writes assignments has locked their gardens; their names come after those of the triggers that lock parties.
create trigger settle_insert
  after insert on assignment referencing new table as entered
  for each statement execute function keep_settlements();

create trigger settle_update
  after update on assignment referencing new table as entered
  for each statement execute function keep_settlements();

create trigger settle_delete
  after delete on assignment referencing old table as gone
  for each statement execute function keep_settlements();

-- Accounts are found and shown by what their gardens and holders are called.
create function rename_settlements() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'garden' then
    perform refresh_settlements_of(array[new.id]);
  else
    perform refresh_settlements(array(
      select distinct settlement_id from settlement_holder where party_id = new.id
    ));
  end if;
  return null;
end
$$;

create trigger rename_settlements
  after update on garden
  for each row when ((old.name, old.sector_id) is distinct from (new.name, new.sector_id))
  execute function rename_settlements();

create trigger rename_settlements
  after update on party
  for each row when (old.name is distinct from new.name)
  execute function rename_settlements();

-- Who holds or held an account on which something is recorded stays; else what is its own goes with it.
create function keep_settled_party() returns trigger language plpgsql as $$
begin
  if settlements_in_use(array(select settlement_id from settlement_holder where party_id = old.id)) then
    perform refuse_settlement_in_use();
  end if;
  delete from settlement_holder where party_id = old.id and assignment_id is null;
  delete from settlement where party_id = old.id;
  return old;
end
$$;

create trigger keep_settled_party
  before delete on party for each row execute function keep_settled_party();

create function hold_without_garden() returns trigger language plpgsql as $$
begin
  insert into settlement_holder (settlement_id, party_id) values (new.id, new.party_id);
  perform refresh_settlements(array[new.id]);
  return null;
end
$$;

create trigger hold_without_garden
  after insert on settlement
  for each row when (new.party_id is not null) execute function hold_without_garden();

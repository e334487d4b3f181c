-- Whose a debt is: a settlement account is one plot in the hands of one group of holders. Accounts follow the
-- assignments, whoever writes these, by the triggers below.

-- The last number that was given to an account. A sequence would begin anew in a database that is loaded from a backup.
create table settlement_counter (
  is_only boolean primary key default true check (is_only),
  last_number integer not null
);

insert into settlement_counter (last_number) values (0);

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

-- The number in six digits, more from the millionth on, and two digits by which a mistyped one is told.
create function settlement_reference(number integer) returns text language sql immutable strict parallel safe
  return 'GR' || lpad(number::text, greatest(6, length(number::text)), '0')
    || lpad((98 - number * 100::bigint % 97)::text, 2, '0');

-- What it and its holders refer to is said below, when there are accounts.
create table settlement (
  id uuid primary key,
  -- Never given again.
  number integer not null unique check (number > 0),
  reference text not null generated always as (settlement_reference(number)) stored,
  garden_id uuid not null,
  -- The first day of its first holder, null where that is not known, and the last day of the last, null while it goes on.
  opened_on date,
  closed_on date,
  payer_id uuid,
  note text check (length(note) <= 1000),
  -- What the list is searched, narrowed and put in order by, kept by the triggers below: the garden's name and sector; and
  -- in letters that compare both, the reference and whoever holds or held it, as many of these as an index takes.
  garden_name text not null default '',
  sector_id text,
  search text not null default '',
  use_overpayments boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger settlement_keeps_number
  before update on settlement
  for each row when (new.number <> old.number) execute function refuse_number_again();

-- Who holds an account by which assignment, whose days are theirs.
create table settlement_holder (
  assignment_id uuid primary key,
  settlement_id uuid not null,
  party_id uuid not null
);

-- The accounts of those assignments of the gardens that have none yet, in the order of their first day, an unknown one
-- before all others: that of another party that holds the garden on this day and on the next, of several the one
-- opened first, or else a new one, whose id follows from the assignment's: so a migration that is repeated leaves the
-- same. A day in common is a handover. An unknown first day matches an unknown one alone.
create function settlement_places(gardens uuid[])
  returns table (assignment_id uuid, party_id uuid, garden_id uuid, settlement_id uuid, opens boolean)
  language plpgsql stable as $$
#variable_conflict use_column
declare
  held record;
  -- Of the garden that `held` is in, which party has which account when.
  garden uuid;
  parties uuid[];
  froms date[];
  thrus date[];
  accounts uuid[];
  openings date[];
begin
  for held in
    select assignment.*, settlement.id as account, settlement.opened_on as opening
    from assignment
    left join settlement_holder on settlement_holder.assignment_id = assignment.id
    left join settlement on settlement.id = settlement_holder.settlement_id
    where assignment.garden_id = any (gardens)
    order by assignment.garden_id, settlement.number nulls last, assignment.valid_from nulls first, assignment.id
  loop
    if garden is distinct from held.garden_id then
      garden := held.garden_id;
      parties := '{}';
      froms := '{}';
      thrus := '{}';
      accounts := '{}';
      openings := '{}';
    end if;
    if held.account is null then
      select account, opening into held.account, held.opening
      from unnest(parties, froms, thrus, accounts, openings) with ordinality
        as other (party, from_day, thru_day, account, opening, place)
      where party <> held.party_id
        and case
          when held.valid_from is null then from_day is null
          else coalesce(from_day, '-infinity') <= held.valid_from and thru_day > held.valid_from
        end
      order by opening nulls first, place
      limit 1;
      opens := not found;
      if opens then
        held.account := md5('settlement ' || held.id)::uuid;
        held.opening := held.valid_from;
      end if;
      assignment_id := held.id;
      party_id := held.party_id;
      garden_id := held.garden_id;
      settlement_id := held.account;
      return next;
    end if;
    parties := parties || held.party_id;
    froms := froms || held.valid_from;
    thrus := thrus || held.valid_thru;
    accounts := accounts || held.account;
    openings := openings || held.opening;
  end loop;
end
$$;

-- Brings what accounts tell of their holders and gardens in line with these; a payer is a holder.
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
      case when bool_and(valid_from is not null) then min(valid_from) end as opened_on,
      case when max(valid_thru) < 'infinity' then max(valid_thru) end as closed_on,
      case when bool_or(assignment.party_id = payer_id) then payer_id end as payer_id,
      garden.name as garden_name,
      garden.sector_id,
      search_key(left(
        garden.name || ' ' || reference || ' ' || string_agg(distinct party.name, ' ' order by party.name), 1000
      )) as search
    from settlement
    join garden on garden.id = settlement.garden_id
    join settlement_holder on settlement_id = settlement.id
    join assignment on assignment.id = assignment_id
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

-- Tells in one voice that something is recorded on an account, whichever table does so: the name is what the program
-- asks for.
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

-- Whether anything is recorded on an account for that day or a later one. Each table that records something there
-- has this function replaced by its migration.
create function settlement_used_from(account uuid, first_day date) returns boolean language sql stable as $$
  select false
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

-- The accounts of the assignments there are, in twenty portions (0122), each as `settle` would give and refresh them, but in
-- one go: to open an account and then tell it of its holders would write it twice. What they refer to is checked, and
-- their indexes are made, when all are there.
do $$
declare
  portions constant integer := 20;
  -- The last garden of each portion.
  ends uuid[] := (
    select percentile_disc(array(select n / portions::float from generate_series(1, portions) n))
      within group (order by id)
    from garden
  );
  last integer := 0;
  opened integer;
begin
  for portion in 1 .. coalesce(cardinality(ends), 0) loop
    with placed as materialized (
      select *
      from settlement_places(array(
        select id from garden where id <= ends[portion] and (portion = 1 or id > ends[portion - 1])
      )) with ordinality
    ), held as (
      insert into settlement_holder (settlement_id, party_id, assignment_id)
      select settlement_id, party_id, assignment_id from placed
    ), numbered as (
      select settlement_id, last + row_number() over (order by ordinality) as number from placed where opens
    ), told as (
      select
        placed.settlement_id, garden.id as garden_id, garden.name, garden.sector_id,
        case when bool_and(valid_from is not null) then min(valid_from) end as opened_on,
        case when max(valid_thru) < 'infinity' then max(valid_thru) end as closed_on,
        string_agg(distinct party.name, ' ' order by party.name) as holders
      from placed
      join garden on garden.id = placed.garden_id
      join assignment on assignment.id = assignment_id
      join party on party.id = placed.party_id
      group by placed.settlement_id, garden.id
    )
    insert into settlement (id, number, garden_id, opened_on, closed_on, garden_name, sector_id, search)
    select
      settlement_id, number, garden_id, opened_on, closed_on, name, sector_id,
      search_key(left(name || ' ' || settlement_reference(number::integer) || ' ' || holders, 1000))
    from numbered join told using (settlement_id)
    order by number;
    get diagnostics opened = row_count;
    last := last + opened;
    raise notice using
      errcode = 'GZ001', message = format('konta rozliczeniowe, %s%%', 100 * portion / portions);
  end loop;
  update settlement_counter set last_number = last where last > 0;
end
$$;

create index settlement_garden_id on settlement (garden_id);
create index settlement_payer_id on settlement (payer_id);
create index settlement_holder_settlement_id on settlement_holder (settlement_id);
create index settlement_holder_party_id on settlement_holder (party_id);

alter table settlement
  add foreign key (garden_id) references garden on delete cascade,
  add foreign key (payer_id) references party on delete set null;
alter table settlement_holder
  -- Deferrable, so that an assignment that was deleted may come back after its place on the account, and is given no
  -- other.
  add foreign key (assignment_id) references assignment on delete cascade deferrable initially immediate,
  add foreign key (settlement_id) references settlement,
  add foreign key (party_id) references party on delete cascade;

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

-- Who holds or held an account on which something is recorded stays.
create function keep_settled_party() returns trigger language plpgsql as $$
begin
  if settlements_in_use(array(select settlement_id from settlement_holder where party_id = old.id)) then
    perform refuse_settlement_in_use();
  end if;
  return old;
end
$$;

create trigger keep_settled_party
  before delete on party for each row execute function keep_settled_party();

-- The orders of the list, each with all that its filters and its search ask for (0066).
create index settlement_garden_name on settlement (garden_name collate polish, number, id)
  include (search, sector_id, closed_on);
create index settlement_sector_garden_name on settlement (sector_id, garden_name collate polish, number, id)
  include (search, closed_on);
create index settlement_number on settlement (number, id) include (search, sector_id, closed_on);
create index settlement_search on settlement using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 256);

create trigger note_list_change_insert
  after insert on settlement referencing new table as entered
  for each statement execute function note_list_change();
create trigger note_list_change_update
  after update on settlement referencing new table as entered old table as gone
  for each statement execute function note_list_change();
create trigger note_list_change_delete
  after delete on settlement referencing old table as gone
  for each statement execute function note_list_change();

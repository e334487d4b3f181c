-- Whose a debt is: a settlement account is one plot in the hands of one group of holders. Accounts follow the
-- assignments, whoever writes these, by the triggers below.

-- The last number that was given to an account. A sequence would begin anew in a database that is loaded from a backup.
create table settlement_counter (
  is_only boolean primary key default true check (is_only),
  last_number integer not null
);

insert into settlement_counter (last_number) values (0);

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

-- The orders of the list, each with all that its filters and its search ask for (0066).
create index settlement_garden_name on settlement (garden_name collate polish, number, id)
  include (search, sector_id, closed_on);
create index settlement_sector_garden_name on settlement (sector_id, garden_name collate polish, number, id)
  include (search, closed_on);
create index settlement_number on settlement (number, id) include (search, sector_id, closed_on);
create index settlement_search on settlement using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 256);

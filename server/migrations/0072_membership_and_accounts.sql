-- Who is a member of PZD when, and settlement accounts of parties without a garden (docs/product/records.md#membership,
-- docs/product/settlements.md#without-a-garden).

create table membership (
  id uuid primary key,
  party_id uuid not null references party on delete cascade,
  -- Null where it is not known since when, and while it goes on.
  valid_from date,
  valid_thru date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint membership_days check (valid_from <= valid_thru),
  -- Serves what is asked of one party, too.
  constraint membership_no_overlap
    exclude using gist (party_id with =, daterange(valid_from, valid_thru, '[]') with &&)
);

create view current_membership as
  select id, party_id
  from membership
  where coalesce(valid_from, '-infinity') <= today() and coalesce(valid_thru, 'infinity') >= today();

-- A party without a garden, such as a member on the waiting list, may have a settlement account of its own: it is that
-- party's, and no assignment opens or closes it.
alter table settlement
  alter column garden_id drop not null,
  add column party_id uuid references party,
  add constraint settlement_of_garden_or_party check (num_nonnulls(garden_id, party_id) = 1),
  -- Null where there is no garden: such an account comes last in the list.
  alter column garden_name drop default,
  alter column garden_name drop not null;

create index settlement_party_id on settlement (party_id) where party_id is not null;
create unique index settlement_open_party on settlement (party_id) where closed_on is null;

-- The default order the other way round, in which what has no garden comes last, too (0066).
create index settlement_garden_name_back
  on settlement (garden_name collate polish desc nulls last, number desc, id desc)
  include (search, sector_id, closed_on, balance_grosz);
create index settlement_sector_garden_name_back
  on settlement (sector_id, garden_name collate polish desc nulls last, number desc, id desc)
  include (search, closed_on, balance_grosz);

-- Whoever holds an account stands here, also where there is no assignment.
alter table settlement_holder
  drop constraint settlement_holder_pkey,
  alter column assignment_id drop not null,
  add constraint settlement_holder_assignment_id_key unique (assignment_id);

-- As in migration 0069; the days of an account without a garden are its own.
create or replace function refresh_settlements(wanted uuid[]) returns void language plpgsql as $$
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

-- Who holds or held an account on which something is recorded stays; else what is its own goes with it.
create or replace function keep_settled_party() returns trigger language plpgsql as $$
begin
  if settlements_in_use(array(select settlement_id from settlement_holder where party_id = old.id)) then
    perform refuse_settlement_in_use();
  end if;
  delete from settlement_holder where party_id = old.id and assignment_id is null;
  delete from settlement where party_id = old.id;
  return old;
end
$$;

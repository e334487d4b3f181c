-- Who owes what today, so that it is listed, ordered and filtered without adding up all debts (docs/product/debtors.md, 0220).

-- A settlement account on which something is overdue.
create table debtor (
  id uuid primary key references settlement on delete cascade,
  due_grosz bigint not null check (due_grosz > 0),
  -- The oldest due day of what is overdue, and the last day on which that was paid in time.
  due_on date not null,
  effective_due_on date not null,
  -- At the end of this year the oldest of it can be claimed no more.
  limited_in smallint not null generated always as (extract(year from due_on)::smallint + 3) stored,
  number integer not null,
  garden_name text,
  sector_id text
);

create index debtor_amount on debtor (due_grosz, effective_due_on, id) include (sector_id, limited_in);
create index debtor_days on debtor (effective_due_on, id) include (due_grosz, sector_id, limited_in);
create index debtor_garden on debtor (garden_name collate polish, number, id)
  include (due_grosz, effective_due_on, sector_id, limited_in);
create index debtor_garden_back on debtor (garden_name collate polish desc nulls last, number desc, id desc)
  include (due_grosz, effective_due_on, sector_id, limited_in);

-- The day of which they are: what falls due by the calendar is no change of any row.
create table debtor_day (
  is_only boolean primary key default true check (is_only),
  as_of date not null
);

insert into debtor_day (as_of) values (today());

insert into debtor (id, due_grosz, due_on, effective_due_on, number, garden_name, sector_id)
select settlement.id, sum(open_grosz), min(due_on), min(effective_due_on), number, garden_name, sector_id
from open_item join settlement on settlement.id = settlement_id
where open_grosz > 0 and effective_due_on < today()
group by settlement.id;

-- What becomes overdue from one day to another.
create index open_item_overdue on open_item (effective_due_on) include (settlement_id) where open_grosz > 0;

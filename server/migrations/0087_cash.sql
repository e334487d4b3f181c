-- Cash boxes, what costs are for, and the movements of money that are listed (docs/product/payments.md).

create table cash_box (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  active boolean not null,
  -- What is in it, kept by a trigger.
  balance_grosz bigint not null default 0,
  search text not null generated always as (search_key(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index cash_box_name_unique on cash_box (lower(name collate polish));
create index cash_box_name on cash_box (name collate polish, id) include (search, active);
create index cash_box_balance on cash_box (balance_grosz, id) include (search, active);
create index cash_box_search on cash_box using gin (search gin_trgm_ops);

insert into cash_box (id, name, active) values ('019e0000-0000-7000-8000-000000000101', 'Kasa', true);

create table cost_category (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  -- As of a kind of fee.
  purpose text not null check (
    purpose in ('investment', 'common-utilities', 'public-charges', 'cleanliness', 'management', 'other')
  ),
  active boolean not null,
  search text not null generated always as (search_key(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index cost_category_name_unique on cost_category (lower(name collate polish));
create index cost_category_name on cost_category (name collate polish, id) include (search, active, purpose);
create index cost_category_search on cost_category using gin (search gin_trgm_ops);

insert into cost_category (id, name, purpose, active)
select ('019e0000-0000-7000-8000-' || lpad((200 + place)::text, 12, '0'))::uuid, name, purpose, true
from (values
  (1, 'Remonty i konserwacja', 'investment'),
  (2, 'Energia i woda – część wspólna', 'common-utilities'),
  (3, 'Podatki i ubezpieczenia', 'public-charges'),
  (4, 'Porządek i wywóz śmieci', 'cleanliness'),
  (5, 'Biuro i zarządzanie', 'management'),
  (6, 'Inne koszty', 'other')
) as first (place, name, purpose);

-- Nothing was posted on either so far.
alter table ledger_line
  add column cash_box_id uuid references cash_box check ((cash_box_id is null) = (code <> '100')),
  add column cost_category_id uuid references cost_category check ((cost_category_id is null) = (code <> '400'));

create index ledger_line_cash_box on ledger_line (cash_box_id, posting_day) include (amount_grosz)
  where cash_box_id is not null;
create index ledger_line_cost_category on ledger_line (cost_category_id) where cost_category_id is not null;

-- Made by the form for one document, so that the same sent once more is told from another.
alter table ledger_entry add column client_key uuid constraint ledger_entry_client_key unique;

-- What is given back is taken from what was overpaid, and stays so whatever is spread anew.
alter table allocation drop constraint allocation_made_by_check;
alter table allocation add constraint allocation_made_by_check
  check (made_by in ('rule', 'reversal', 'person', 'refund'));

-- Who took what today.
create index ledger_entry_received on ledger_entry (login_id, recorded_at) where series = 'KP';

-- What is in a cash box follows from what is posted, and never falls below zero at the end of a day. Runs as the owner, since
-- nobody else may say what is in it.
create function keep_cash() returns trigger language plpgsql security definer as $$
begin
  -- One after another: what others take out meanwhile is counted, too.
  perform from cash_box
  where id in (select cash_box_id from entered)
  order by id for no key update;
  update cash_box set balance_grosz = balance_grosz + posted.amount
  from (
    select cash_box_id, sum(amount_grosz) as amount from entered
    where cash_box_id is not null group by cash_box_id
  ) posted
  where cash_box.id = posted.cash_box_id;
  if exists (
    select from (
      select cash_box_id as id, min(posting_day) as first_day from entered
      where cash_box_id is not null group by cash_box_id
    ) touched
    where cash_left_from(touched.id, touched.first_day) < 0
  ) then
    raise exception 'there is never less than nothing in a cash box'
      using errcode = 'check_violation', constraint = 'cash_box_not_below_zero';
  end if;
  return null;
end
$$;

-- The least that is in a cash box at the end of that day or of any later one. What was posted before is read by nobody.
create function cash_left_from(box uuid, first_day date) returns bigint language sql stable as $$
  select balance_grosz - greatest(
    (
      select max(after)
      from (
        select sum(sum(amount_grosz)) over (order by posting_day desc) as after
        from ledger_line
        where cash_box_id = box and posting_day > first_day
        group by posting_day
      ) later
    ),
    0
  )
  from cash_box where id = box
$$;

create trigger ledger_line_keeps_cash
  after insert on ledger_line referencing new table as entered
  for each statement execute function keep_cash();

create trigger cash_box_has_no_stated_balance
  before insert on cash_box
  for each row when (new.balance_grosz <> 0) execute function refuse_stated_balance();
create trigger cash_box_keeps_balance
  before update on cash_box
  for each row when (new.balance_grosz <> old.balance_grosz) execute function refuse_stated_balance();

-- What takes an entry back names the same cash box and cost category, too.
create or replace function check_entries() returns trigger language plpgsql security definer as $$
declare
  is_balanced boolean;
  is_in_parts boolean;
  reversal record;
begin
  delete from posting_check where id = new.id;
  select bool_and(lines >= 2 and total = 0), bool_and(in_parts) into is_balanced, is_in_parts
  from unnest(new.ids) as written (id)
  cross join lateral (
    select
      count(*) as lines, sum(amount_grosz) as total,
      bool_and(
        settlement_id is null
        or greatest(amount_grosz, 0) =
          coalesce((select sum(amount_grosz) from open_item where line_id = line.id), 0)
      ) as in_parts
    from ledger_line line where entry_id = written.id
  ) entry;
  if not is_balanced then
    raise exception 'an entry of the ledger has two lines or more that come to zero'
      using errcode = 'check_violation', constraint = 'ledger_entry_balances';
  end if;
  if not is_in_parts then
    raise exception 'the parts of a debt come to its amount'
      using errcode = 'check_violation', constraint = 'open_items_come_to_line';
  end if;
  if exists (
    select from unnest(new.ids) as written (id)
    cross join lateral (select series, year, document from ledger_entry where id = written.id offset 0) entry
    where not exists (
      select from document_number
      where series = entry.series and year = entry.year and last >= entry.document
    )
  ) then
    raise exception 'an entry of the ledger bears a number that was given'
      using errcode = 'check_violation', constraint = 'ledger_entry_number_is_given';
  end if;
  for reversal in
    select entry.id, entry.reverses_id
    from unnest(new.ids) as written (id)
    cross join lateral (select id, reverses_id from ledger_entry where id = written.id offset 0) entry
    where entry.reverses_id is not null
  loop
    if (select reverses_id from ledger_entry where id = reversal.reverses_id) is not null
      or exists (
        select from (
          select place, code, settlement_id, fee_kind_id, cash_box_id, cost_category_id, amount_grosz
          from ledger_line where entry_id = reversal.id
        ) taking
        full join (
          select place, code, settlement_id, fee_kind_id, cash_box_id, cost_category_id, amount_grosz
          from ledger_line where entry_id = reversal.reverses_id
        ) taken using (place)
        where (
          taking.code, taking.settlement_id, taking.fee_kind_id, taking.cash_box_id, taking.cost_category_id,
          taking.amount_grosz
        ) is distinct from (
          taken.code, taken.settlement_id, taken.fee_kind_id, taken.cash_box_id, taken.cost_category_id,
          -taken.amount_grosz
        )
      )
    then
      raise exception 'a reversal is the exact negative of an entry that is none'
        using errcode = 'check_violation', constraint = 'reversal_is_exact';
    end if;
  end loop;
  return null;
end
$$;

-- A movement of money as it is listed, beside the entry that moved it: what the list is ordered, filtered and searched by
-- stands in one row (0161). Lines of the bank's join these.
create table money_movement (
  id uuid primary key references ledger_entry,
  number text not null,
  series text not null check (series in ('KP', 'KW', 'NAL', 'NO', 'ST', 'PK', 'BO')),
  booking_day date not null,
  description text not null,
  -- Null where none came or went.
  direction text check (direction in ('in', 'out')),
  source text not null check (source in ('cash', 'bank', 'other')),
  amount_grosz bigint not null check (amount_grosz > 0),
  cash_box_id uuid references cash_box,
  cost_category_id uuid references cost_category,
  -- Of the one account that it is about.
  settlement_id uuid references settlement,
  -- The number of what took it back.
  reversed_by text,
  state text not null generated always as (case when reversed_by is null then 'booked' else 'reversed' end) stored
    check (state in ('booked', 'reversed')),
  search text not null
);

create index money_movement_booking_day on money_movement (booking_day, id)
  include (search, direction, source, state, cash_box_id, amount_grosz);
create index money_movement_amount on money_movement (amount_grosz, booking_day, id)
  include (search, direction, source, state, cash_box_id);
create index money_movement_number on money_movement (number collate polish, id)
  include (search, direction, source, state, cash_box_id, amount_grosz, booking_day);
create index money_movement_cash_box on money_movement (cash_box_id);
create index money_movement_cost_category on money_movement (cost_category_id);
create index money_movement_settlement on money_movement (settlement_id);
create index money_movement_search on money_movement using gin (search gin_trgm_ops);

alter table money_movement set (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);

-- As before, whoever is connected may have temporary tables, which are found before all others unless it is said where to look; and
-- may not put to another use what runs as the owner.
do $$
declare
  guard text;
begin
  foreach guard in array array['keep_cash', 'check_entries'] loop
    execute format('alter function %I() set search_path to pg_catalog, %I, pg_temp', guard, current_schema());
    execute format('revoke execute on function %I() from public', guard);
  end loop;
  execute format(
    'alter function cash_left_from(uuid, date) set search_path to pg_catalog, %I, pg_temp', current_schema()
  );
end
$$;

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

-- The ledger: entries of two and more lines that come to zero, which nobody changes afterwards, the numbers of their
-- documents, and what of each debt is open (docs/product/ledger.md, 0144).

-- What is charged for; which debt a payment covers first goes by `position` (docs/product/ledger.md#spreading).
create table fee_kind (
  id uuid primary key,
  name text not null,
  position smallint not null check (position between 1 and 999),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index fee_kind_name_unique on fee_kind (lower(name collate polish));

insert into fee_kind (id, position, name)
select ('019e0000-0000-7000-8000-' || lpad(place::text, 12, '0'))::uuid, place * 10, name
from unnest(array[
  'Opłata ogrodowa', 'Partycypacja PZD', 'Opłata wodna', 'Woda wg licznika', 'Opłata stała za energię',
  'Energia wg licznika', 'Wywóz śmieci', 'Składka członkowska', 'Wpisowe', 'Opłata inwestycyjna',
  'Brak odczytu – ryczałt', 'Odsetki'
]) with ordinality as kinds (name, place);

-- What is on or before the last day of a closed year is not posted any more.
create table ledger_year (
  year smallint primary key,
  closed_at timestamptz not null default now()
);

-- The last number given of each kind of document and year. It is given under the row's lock, so that a number is there
-- again when the transaction that took it is rolled back.
create table document_number (
  series text not null check (series in ('KP', 'KW', 'NAL', 'NO', 'ST', 'PK', 'BO')),
  year smallint not null,
  last integer not null,
  primary key (series, year)
);

create table ledger_entry (
  id uuid primary key,
  series text not null check (series in ('KP', 'KW', 'NAL', 'NO', 'ST', 'PK', 'BO')),
  year smallint not null check (year = date_part('year', posting_day)),
  document integer not null check (document > 0),
  -- Of a document with many entries, which of them.
  place integer check (place > 0),
  number text not null generated always as
    (series || '/' || year::text || '/' || document::text || coalesce('/' || place::text, '')) stored,
  posting_day date not null,
  -- That counts for interest, and for the order in which payments are spread.
  effective_day date not null,
  -- Without names of people: an entry outlives what is known of them.
  description text not null check (length(description) between 1 and 300),
  recorded_at timestamptz not null default now(),
  -- Who: the audit has their name, if they still have one.
  login_id uuid,
  reverses_id uuid unique references ledger_entry check ((reverses_id is null) = (series <> 'ST')),
  -- The file or the run by which it came, with others.
  source_id uuid
);

create unique index ledger_entry_number on ledger_entry (series, year, document, place) nulls not distinct;
create index ledger_entry_source on ledger_entry (source_id) where source_id is not null;

create table ledger_line (
  id uuid primary key,
  entry_id uuid not null references ledger_entry,
  place smallint not null check (place > 0),
  -- The chart of accounts: docs/product/ledger.md#entries.
  code text not null check (code in ('100', '130', '140', '200', '240', '400', '700', '750', '760', '800')),
  settlement_id uuid references settlement check ((settlement_id is null) = (code <> '200')),
  fee_kind_id uuid references fee_kind check (fee_kind_id is null or code in ('700', '760')),
  -- Above zero for debit (Wn), below for credit (Ma).
  amount_grosz bigint not null check (amount_grosz <> 0 and abs(amount_grosz) <= 1000000000000),
  unique (entry_id, place)
);

create index ledger_line_settlement on ledger_line (settlement_id, entry_id) where settlement_id is not null;

-- A part of what a settlement account owes by a line, to be paid by a day.
create table open_item (
  id uuid primary key,
  line_id uuid not null references ledger_line,
  settlement_id uuid not null references settlement,
  fee_kind_id uuid references fee_kind,
  description text check (length(description) between 1 and 300),
  due_on date not null,
  -- The same, or the next working day.
  effective_due_on date not null check (effective_due_on >= due_on),
  amount_grosz bigint not null check (amount_grosz > 0),
  -- What no living allocation covers; kept by a trigger.
  open_grosz bigint not null
    constraint open_item_within_amount check (open_grosz between 0 and amount_grosz)
);

create index open_item_line on open_item (line_id);
create index open_item_settlement on open_item (settlement_id, due_on);
create index open_item_open on open_item (settlement_id) where open_grosz > 0;

-- What of a payment, the credit of a line, covers which part. It is released, never changed.
create table allocation (
  id uuid primary key,
  line_id uuid not null references ledger_line,
  item_id uuid not null references open_item,
  amount_grosz bigint not null check (amount_grosz > 0),
  -- The payment's, for interest.
  effective_day date not null,
  -- By the rule that spreads payments, between an entry and its reversal, or by a person.
  made_by text not null check (made_by in ('rule', 'reversal', 'person')),
  -- From which posting day on it lives, and on which it lives no more.
  made_on date not null,
  made_at timestamptz not null default now(),
  released_on date,
  released_at timestamptz check ((released_at is null) = (released_on is null))
);

create index allocation_line on allocation (line_id);
create index allocation_item on allocation (item_id);

-- The current balance of an account, kept by a trigger: above zero is owed, below it is overpaid.
alter table settlement add column balance_grosz bigint not null default 0;

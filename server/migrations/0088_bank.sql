-- Bank accounts, the files of their statements, the lines of these, and whose money each line is (docs/product/bank.md).

-- How the tables of a bank are read that no layout of the program's knows.
create table bank_profile (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  -- The cells of the row above the operations, which recognise a file, and where in a row what stands.
  heading jsonb not null check (jsonb_typeof(heading) = 'array'),
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  search text not null generated always as (search_key(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index bank_profile_name_unique on bank_profile (lower(name collate polish));
create index bank_profile_name on bank_profile (name collate polish, id) include (search);
create index bank_profile_search on bank_profile using gin (search gin_trgm_ops);

create table bank_account (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  nrb text not null constraint bank_account_nrb_unique unique check (nrb ~ '^[0-9]{26}$'),
  -- How its tables are read where they do not tell it themselves.
  bank_profile_id uuid references bank_profile,
  active boolean not null,
  -- What is on it by the ledger, kept by a trigger.
  balance_grosz bigint not null default 0,
  search text not null generated always as (search_key(name || ' ' || nrb)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index bank_account_name_unique on bank_account (lower(name collate polish));
create index bank_account_name on bank_account (name collate polish, id) include (search, active);
create index bank_account_balance on bank_account (balance_grosz, id) include (search, active);
create index bank_account_profile on bank_account (bank_profile_id);
create index bank_account_search on bank_account using gin (search gin_trgm_ops);

-- A file of statements that was read and shown, and booked or not.
create table bank_import (
  id uuid primary key,
  bank_account_id uuid not null references bank_account,
  object_id uuid not null unique references stored_object,
  file_name text not null check (length(file_name) between 1 and 255),
  format text not null check (format in ('camt.053', 'mt940', 'csv')),
  -- Whose layout a table has.
  profile text,
  encoding text not null,
  -- Whether the file itself says whose it is.
  names_account boolean not null,
  from_day date,
  thru_day date,
  opening_grosz bigint,
  closing_grosz bigint,
  -- Of which days no statement was taken in, in words.
  missing text,
  lines_new integer not null default 0 check (lines_new >= 0),
  lines_known integer not null default 0 check (lines_known >= 0),
  lines_double integer not null default 0 check (lines_double >= 0),
  sum_in_grosz bigint not null default 0 check (sum_in_grosz >= 0),
  sum_out_grosz bigint not null default 0 check (sum_out_grosz <= 0),
  login_id uuid,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  applied_by uuid,
  check (applied_by is null or applied_at is not null)
);

create index bank_import_account on bank_import (bank_account_id, thru_day) where applied_at is not null;
create index bank_import_created on bank_import (created_at, id);

-- What a file would book, as it was shown; gone once it is booked.
create table bank_import_line (
  import_id uuid not null references bank_import on delete cascade,
  place integer not null check (place > 0),
  outcome text not null check (outcome in ('new', 'known', 'double')),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  booking_day date not null,
  value_day date not null,
  amount_grosz bigint not null check (amount_grosz <> 0),
  counterparty_name text,
  counterparty_account text,
  target_account text,
  title text not null,
  bank_reference text,
  balance_after_grosz bigint,
  raw text not null,
  -- The line that it may be the same money as.
  double_of uuid,
  decision text check (decision in ('automatic', 'suggested', 'unclear')),
  -- What speaks for which account, refund or cost category.
  suggestion jsonb,
  primary key (import_id, place)
);

-- A line of a statement, or one that somebody typed: what moved on a bank account.
create table bank_line (
  id uuid primary key,
  bank_account_id uuid not null references bank_account,
  -- None of one that was typed.
  import_id uuid references bank_import,
  -- A format, the name of a layout, or 'hand'.
  source text not null,
  -- Made by the form for one line, so that the same sent once more is told from another.
  client_key uuid constraint bank_line_client_key unique,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  booking_day date not null,
  value_day date not null,
  amount_grosz bigint not null check (amount_grosz <> 0),
  counterparty_name text,
  counterparty_account text check (counterparty_account ~ '^[0-9]{26}$'),
  target_account text,
  title text not null,
  bank_reference text,
  balance_after_grosz bigint,
  raw text not null,
  -- 'double': suspected to be the same money as another line, and not in the ledger; 'dropped': it was.
  state text not null check (state in ('double', 'dropped', 'suggested', 'unclear', 'booked')),
  double_of uuid references bank_line,
  -- Somebody left it for later.
  postponed_at timestamptz,
  -- 130 against 240.
  entry_id uuid unique references ledger_entry,
  -- 240 against what it is for, as long as that holds.
  assignment_id uuid unique references ledger_entry,
  -- Who decided what it is for.
  decided_by text check (decided_by in ('rule', 'person')),
  recorded_at timestamptz not null default now(),
  constraint bank_line_fingerprint_unique unique (bank_account_id, fingerprint),
  check ((entry_id is null) = (state in ('double', 'dropped'))),
  check ((assignment_id is null) = (state <> 'booked')),
  check ((decided_by is null) = (state <> 'booked'))
);

create index bank_line_waiting on bank_line (booking_day, id) include (amount_grosz, state, postponed_at)
  where state in ('double', 'suggested', 'unclear');
create index bank_line_day on bank_line (bank_account_id, booking_day, amount_grosz);
create index bank_line_counterparty on bank_line (counterparty_account, booking_day) where counterparty_account is not null;
create index bank_line_import on bank_line (import_id);
create index bank_line_double on bank_line (double_of) where double_of is not null;

-- Why a line was booked as it was, in the words that were shown.
create table bank_line_reason (
  line_id uuid not null references bank_line,
  place integer not null check (place > 0),
  settlement_id uuid not null references settlement,
  kind text not null,
  points integer not null,
  words text not null,
  primary key (line_id, place)
);

create index bank_line_reason_settlement on bank_line_reason (settlement_id);

-- From which accounts somebody has paid for which settlement account.
create table known_sender (
  counterparty_account text not null check (counterparty_account ~ '^[0-9]{26}$'),
  settlement_id uuid not null references settlement,
  confirmed_on date not null,
  primary key (counterparty_account, settlement_id)
);

create index known_sender_settlement on known_sender (settlement_id);

-- What is to be given back by a transfer, until the bank tells of it.
create table refund (
  id uuid primary key,
  settlement_id uuid not null references settlement,
  amount_grosz bigint not null check (amount_grosz > 0),
  target_account text not null check (target_account ~ '^[0-9]{26}$'),
  -- The line by which it was paid.
  bank_line_id uuid unique references bank_line,
  login_id uuid,
  created_at timestamptz not null default now()
);

create index refund_settlement on refund (settlement_id);
create index refund_waiting on refund (target_account, amount_grosz) where bank_line_id is null;

alter table ledger_line
  add column bank_account_id uuid references bank_account,
  add column bank_line_id uuid references bank_line;

-- No screen posted on either so far, but the made-up garden of the demo paid by bank: on the association's account, or on one whose number
-- is still to be typed.
insert into bank_account (id, name, nrb, active, balance_grosz)
select
  '019e0000-0000-7000-8000-000000000301', 'Rachunek bankowy',
  coalesce((select bank_account from settings), repeat('0', 26)), true, sum(amount_grosz)
from ledger_line where code = '130' having count(*) > 0;
update ledger_line set bank_account_id = '019e0000-0000-7000-8000-000000000301' where code = '130';
-- What refers to other rows is looked at now: a table that waits for that is not altered.
set constraints all immediate;

-- A line of the bank's is written with its entry, in either order.
alter table ledger_line
  add check ((bank_account_id is null) = (code <> '130')),
  add check ((bank_line_id is null) = (code <> '240')),
  alter constraint ledger_line_bank_line_id_fkey deferrable initially deferred;

create index ledger_line_bank_account on ledger_line (bank_account_id, posting_day) include (amount_grosz)
  where bank_account_id is not null;
create index ledger_line_bank_line on ledger_line (bank_line_id) include (amount_grosz) where bank_line_id is not null;

-- A movement by bank is of an account, and waits until it is known what it is for.
alter table money_movement
  add column bank_account_id uuid references bank_account,
  add column waiting text check (waiting in ('suggested', 'unclear'));
-- Made anew, with the indexes that go with it: PostgreSQL 15 and 16 cannot give a column another expression.
alter table money_movement drop column state;
alter table money_movement add column state text not null generated always as (
  case when reversed_by is not null then 'reversed' else coalesce(waiting, 'booked') end
) stored check (state in ('booked', 'suggested', 'unclear', 'reversed'));
create index money_movement_booking_day on money_movement (booking_day, id)
  include (search, direction, source, state, cash_box_id, amount_grosz);
create index money_movement_amount on money_movement (amount_grosz, booking_day, id)
  include (search, direction, source, state, cash_box_id);
create index money_movement_number on money_movement (number collate polish, id)
  include (search, direction, source, state, cash_box_id, amount_grosz, booking_day);

create index money_movement_bank_account on money_movement (bank_account_id);

-- Whether the program books by itself what is surely somebody's.
alter table settings add column books_automatically boolean not null default true;

-- What each account is charged: runs, first as drafts that reckon without charging, then approved; the charges that come of
-- them with the lines that explain each; and which days of which meter are charged (docs/product/charge-runs.md, 0155).

create table charge_run (
  id uuid primary key,
  kind text not null check (kind in ('annual', 'media', 'one-off')),
  title text not null check (length(title) between 1 and 100),
  period_from date not null,
  period_thru date not null check (period_thru >= period_from),
  reference_day date not null check (reference_day between period_from and period_thru),
  -- When the readings were taken that the consumption of a run ends with.
  reading_from date,
  reading_thru date,
  -- The first day of consumption that is charged of a meter of which none was.
  consumption_from date,
  issue_day date not null,
  -- In which year the instalments are due, where that is not the year of the period.
  due_year smallint check (due_year between 1900 and 2099),
  fee_kind_ids uuid[] not null,
  -- Whom it is about: none named is all.
  sector_ids text[] not null default '{}',
  garden_ids uuid[] not null default '{}',
  settlement_ids uuid[] not null default '{}',
  note text check (length(note) between 1 and 1000),
  -- The approved run in whose place this one charges an account.
  corrects_id uuid references charge_run,
  -- The calculation that was asked for last, how far it is, and who asked for it: a login, of which nothing else is known.
  calculation_id uuid,
  calculation text check (calculation in ('waiting', 'running', 'done', 'failed')),
  calculated_by uuid,
  calculated_at timestamptz,
  progress_done integer not null default 0,
  progress_of integer not null default 0,
  progress_failed integer not null default 0,
  -- What it will charge, without the accounts that are left out or blocked; of an approved one what it charged.
  amount_grosz bigint,
  -- What it is told by once it is approved: docs/product/ledger.md#numbers.
  number text unique check (number ~ '^NAL/\d{4}/\d+$'),
  number_order bigint generated always as (
    split_part(number, '/', 2)::bigint * 1000000 + split_part(number, '/', 3)::bigint
  ) stored,
  approved_at timestamptz,
  -- Whoever approved it did so although the first instalment is due too soon (docs/product/charge-runs.md#approval).
  short_notice boolean not null default false,
  reversed_on date,
  reversal_reason text check (length(reversal_reason) between 1 and 200),
  state text not null generated always as (
    case when reversed_on is not null then 'reversed' when number is not null then 'approved' else 'draft' end
  ) stored check (state in ('draft', 'approved', 'reversed')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint charge_run_readings check (reading_thru >= reading_from),
  constraint charge_run_approved check ((number is null) = (approved_at is null) and (number is not null or reversed_on is null)),
  constraint charge_run_reversed check ((reversed_on is null) = (reversal_reason is null))
);

create index charge_run_issue_day on charge_run (issue_day, id) include (state, kind);
create index charge_run_number on charge_run (number_order, id) include (state, kind);
create index charge_run_number_desc on charge_run (number_order desc nulls last, id desc) include (state, kind);
create index charge_run_corrects_id on charge_run (corrects_id);

-- What a draft comes to for each account, or why it comes to nothing: as it was reckoned last.
create table charge_run_settlement (
  id uuid primary key,
  run_id uuid not null references charge_run on delete cascade,
  -- Null of a plot that nobody held.
  settlement_id uuid references settlement on delete cascade,
  garden_id uuid references garden on delete cascade,
  -- What the list is narrowed and put in order by: as they were then.
  garden_name text not null,
  sector_id text,
  -- What it is charged, which days of meters with that, and what of the plot goes to nobody.
  charges jsonb not null,
  stretches jsonb not null,
  unheld jsonb not null,
  -- Why the plot is charged nothing: docs/product/charges.md#blocked.
  blocked jsonb,
  amount_grosz bigint not null,
  previous_grosz bigint,
  difference_grosz bigint not null,
  -- Regardless of the sign: who looks for what changed wants the largest first.
  difference_size bigint not null generated always as (abs(difference_grosz)) stored,
  cause text not null check (
    cause in ('same', 'rate', 'quantity', 'rate-and-quantity', 'exemption', 'new', 'correction', 'missing')
  ),
  to_check boolean not null,
  skip_reason text check (length(skip_reason) between 1 and 300),
  state text not null generated always as (
    case
      when settlement_id is null then 'nobody'
      when skip_reason is not null then 'skipped'
      when blocked is not null then 'blocked'
      when to_check then 'to-check'
      else 'ready'
    end
  ) stored check (state in ('nobody', 'skipped', 'blocked', 'to-check', 'ready')),
  constraint charge_run_settlement_once unique nulls not distinct (run_id, garden_id, settlement_id)
);

create index charge_run_settlement_garden on charge_run_settlement (run_id, garden_name collate polish, id) include (state, sector_id);
create index charge_run_settlement_difference on charge_run_settlement (run_id, difference_size, id) include (state, sector_id);
create index charge_run_settlement_amount on charge_run_settlement (run_id, amount_grosz, id) include (state, sector_id);
create index charge_run_settlement_settlement_id on charge_run_settlement (settlement_id);
create index charge_run_settlement_garden_id on charge_run_settlement (garden_id);

-- One debt or credit of an account, of one kind of fee, by one run: an entry of the ledger, and what explains it.
create table charge (
  id uuid primary key,
  run_id uuid not null references charge_run,
  settlement_id uuid not null references settlement,
  garden_id uuid references garden,
  fee_kind_id uuid not null references fee_kind,
  -- Its place in the run, which is that of its entry.
  place integer not null check (place > 0),
  number text not null unique,
  -- Below zero it is a credit.
  amount_grosz bigint not null check (amount_grosz <> 0),
  issue_day date not null,
  period_from date not null,
  period_thru date not null,
  -- The days of the plot that are charged by it, each once; null where the days of meters are, or a title.
  first_day date,
  last_day date check (last_day >= first_day),
  once_title text,
  entry_id uuid not null unique references ledger_entry,
  reversal_id uuid unique references ledger_entry,
  reversed_on date,
  reversal_reason text check (length(reversal_reason) between 1 and 200),
  created_at timestamptz not null default now(),
  unique (run_id, place),
  check ((first_day is null) = (last_day is null)),
  constraint charge_reversed check (num_nulls(reversal_id, reversed_on, reversal_reason) in (0, 3)),
  -- A kind is charged once for each plot and day, of what is not taken back; of accounts without a plot for each account.
  constraint charge_days exclude using gist (
    fee_kind_id with =, (coalesce(garden_id, settlement_id)) with =, daterange(first_day, last_day, '[]') with &&
  ) where (first_day is not null and reversed_on is null)
);

create unique index charge_once on charge (fee_kind_id, settlement_id, lower(once_title collate polish))
  where once_title is not null and reversed_on is null;
create index charge_settlement_id on charge (settlement_id, issue_day);
create index charge_garden_id on charge (garden_id);
create index charge_fee_kind_id on charge (fee_kind_id, period_from);

create table charge_line (
  id uuid primary key,
  charge_id uuid not null references charge,
  place smallint not null check (place > 0),
  kind text not null check (kind in ('fee', 'flat', 'correction', 'exemption')),
  -- By which it was reckoned; of a correction that of what it corrects.
  tariff_id uuid not null references tariff,
  -- Decimals as they were told; null where nothing is multiplied.
  quantity text,
  unit text,
  rate text,
  amount_grosz bigint not null,
  -- As they are printed for ever.
  words text not null check (length(words) between 1 and 500),
  -- What it rests on: readings, the source of an area, the days of a stretch.
  basis jsonb not null,
  unique (charge_id, place)
);

create index charge_line_tariff_id on charge_line (tariff_id);

-- Which days of a meter are charged, to whom and by which tariff, so that a run begins where the one before ended, and corrects
-- what was read otherwise. Days that nobody held belong to nobody, and nothing is charged for what costs nothing.
alter table billed_stretch
  alter column measurement_id drop not null,
  add column run_id uuid references charge_run,
  add column charge_id uuid references charge,
  add column fee_kind_id uuid references fee_kind,
  add column tariff_id uuid references tariff,
  add column settlement_id uuid references settlement,
  add column amount_grosz bigint,
  -- Since when the days are free again: their charge was taken back.
  add column freed_at timestamptz,
  add constraint billed_stretch_is_charged check (
    num_nulls(run_id, fee_kind_id, tariff_id, amount_grosz) in (0, 4)
  ),
  add constraint billed_stretch_days exclude using gist (
    meter_id with =, fee_kind_id with =, daterange(first_day, last_day, '[]') with &&
  ) where (freed_at is null);

alter table charge_line add column corrects_id uuid references billed_stretch;

create index billed_stretch_run_id on billed_stretch (run_id);
create index billed_stretch_charge_id on billed_stretch (charge_id);
create index billed_stretch_fee_kind_id on billed_stretch (fee_kind_id);
create index billed_stretch_tariff_id on billed_stretch (tariff_id);
create index billed_stretch_settlement_id on billed_stretch (settlement_id);
create index charge_line_corrects_id on charge_line (corrects_id);

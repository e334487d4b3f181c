-- Interest notes: runs that charge interest for delay to a day, and remember which days of which debt they charged
-- (docs/product/interest.md, 0212).

alter table settings
  -- Interest that was noted is paid before the debt on which it is.
  add column interest_first boolean not null default true,
  -- What comes to less waits for the next note, in grosze.
  add column interest_minimum integer not null default 500 check (interest_minimum between 1 and 10000000),
  -- As what it is charged.
  add column interest_fee_kind_id uuid references fee_kind;

insert into fee_kind (id, name, code, purpose, position, interest, active)
select '019e0000-0000-7000-8001-000000000100', 'Odsetki', 'ODSETKI', 'other', 120, false, true
where not exists (
  select from fee_kind
  where id = '019e0000-0000-7000-8000-000000000012' or lower(name collate polish) = 'odsetki' or lower(code collate polish) = 'odsetki'
);

update settings set interest_fee_kind_id = (
  select id from fee_kind
  where id = '019e0000-0000-7000-8000-000000000012' or lower(name collate polish) = 'odsetki' or lower(code collate polish) = 'odsetki'
  order by id = '019e0000-0000-7000-8000-000000000012' desc, id
  limit 1
);

alter table settings alter column interest_fee_kind_id set not null;

alter table charge_run
  drop constraint charge_run_kind_check,
  add constraint charge_run_kind_check check (kind in ('annual', 'media', 'one-off', 'interest')),
  drop constraint charge_run_number_check,
  add constraint charge_run_number_check check (number ~ '^(NAL|NO)/\d{4}/\d+$');

alter table charge_run_settlement
  drop constraint charge_run_settlement_cause_check,
  add constraint charge_run_settlement_cause_check check (
    cause in ('same', 'rate', 'quantity', 'rate-and-quantity', 'exemption', 'new', 'correction', 'missing', 'interest')
  ),
  -- Which days of which debts an interest note charges with that.
  add column noted jsonb not null default '[]',
  -- It comes to less than is noted, and is reckoned again by the next note.
  add column waits boolean not null default false,
  drop column state;

alter table charge_run_settlement
  add column state text not null generated always as (
    case
      when settlement_id is null then 'nobody'
      when skip_reason is not null then 'skipped'
      when blocked is not null then 'blocked'
      when waits then 'waiting'
      when to_check then 'to-check'
      else 'ready'
    end
  ) stored check (state in ('nobody', 'skipped', 'blocked', 'waiting', 'to-check', 'ready'));

create index charge_run_settlement_garden on charge_run_settlement (run_id, garden_name collate polish, id) include (state, sector_id);
create index charge_run_settlement_difference on charge_run_settlement (run_id, difference_size, id) include (state, sector_id);
create index charge_run_settlement_amount on charge_run_settlement (run_id, amount_grosz, id) include (state, sector_id);

alter table charge_line
  -- Interest goes by no tariff.
  alter column tariff_id drop not null,
  drop constraint charge_line_kind_check,
  add constraint charge_line_kind_check check (
    kind in ('fee', 'flat', 'correction', 'exemption', 'interest', 'interest-correction', 'waiver')
  ),
  add constraint charge_line_tariff check (
    (tariff_id is null) = (kind in ('interest', 'interest-correction', 'waiver'))
  ),
  -- Each stretch of days is said.
  drop constraint charge_line_words_check,
  add constraint charge_line_words_check check (length(words) between 1 and 1000);

-- Of interest that was noted, the part on which it is, or the first of several of one debt: it bears none itself.
alter table open_item add column interest_on_id uuid;

-- That an account does not pay the interest of a note, or not all of it.
create table interest_waiver (
  id uuid primary key,
  run_id uuid not null references charge_run on delete cascade,
  settlement_id uuid not null references settlement on delete cascade,
  -- Null of all that the note comes to.
  amount_grosz bigint check (amount_grosz between 1 and 100000000),
  reason text not null check (length(reason) between 1 and 200),
  resolution_id uuid not null references resolution,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint interest_waiver_once unique (run_id, settlement_id)
);

create index interest_waiver_settlement_id on interest_waiver (settlement_id);
create index interest_waiver_resolution_id on interest_waiver (resolution_id);

-- Which days of a debt an approved note charged, and what they came to; or by how much a later note corrected them.
create table interest_noted (
  id uuid primary key,
  run_id uuid not null references charge_run,
  -- Null where nothing was to be paid of it.
  charge_id uuid references charge,
  settlement_id uuid not null references settlement,
  -- The debt.
  line_id uuid not null references ledger_line,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  amount_grosz bigint not null check (amount_grosz <> 0),
  waived_grosz bigint not null default 0 check (waived_grosz >= 0),
  -- The days that it corrects, which are the same.
  corrects_id uuid references interest_noted,
  -- Since when they are free again: their charge was taken back.
  freed_at timestamptz,
  constraint interest_noted_amount check (
    case when corrects_id is null then amount_grosz > 0 and waived_grosz <= amount_grosz else waived_grosz = 0 end
  ),
  constraint interest_noted_days exclude using gist (
    line_id with =, daterange(first_day, last_day, '[]') with &&
  ) where (corrects_id is null and freed_at is null)
);

create index interest_noted_run_id on interest_noted (run_id);
create index interest_noted_charge_id on interest_noted (charge_id);
create index interest_noted_settlement_id on interest_noted (settlement_id);
create index interest_noted_line_id on interest_noted (line_id);
create index interest_noted_corrects_id on interest_noted (corrects_id);

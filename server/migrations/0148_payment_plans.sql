-- New days for what an account owes, with the board's consent (docs/product/payment-plans.md, 0219).

create table payment_plan (
  id uuid primary key,
  settlement_id uuid not null references settlement,
  -- From this day on it holds.
  agreed_on date not null,
  -- What was open of its parts then.
  amount_grosz bigint not null check (amount_grosz > 0),
  resolution_id uuid not null references resolution,
  -- Days on which it is kept bear no interest.
  without_interest boolean not null,
  -- Made by the form for one plan, so that the same one sent again is recognised.
  client_key uuid not null constraint payment_plan_client_key unique,
  -- It was cancelled on that day for that reason or, without one, was paid and followed by another.
  ended_on date check (ended_on >= agreed_on),
  cancel_reason text check (length(cancel_reason) between 1 and 200),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payment_plan_cancelled_on_day check (cancel_reason is null or ended_on is not null)
);

-- One at a time for an account, and so for each part of its debts.
create unique index payment_plan_live on payment_plan (settlement_id) where ended_on is null;
create index payment_plan_settlement_id on payment_plan (settlement_id);
create index payment_plan_resolution_id on payment_plan (resolution_id);

-- By which day how much of it is to be paid.
create table payment_plan_rate (
  plan_id uuid not null references payment_plan,
  place smallint not null check (place > 0),
  due_on date not null,
  -- The same, or the next working day.
  effective_due_on date not null check (effective_due_on >= due_on),
  amount_grosz bigint not null check (amount_grosz > 0),
  primary key (plan_id, place)
);

-- The parts of debts that it is about, with what was open of each. Their own due days stay.
create table payment_plan_part (
  plan_id uuid not null references payment_plan,
  item_id uuid not null references open_item,
  amount_grosz bigint not null check (amount_grosz > 0),
  primary key (plan_id, item_id)
);

create index payment_plan_part_item_id on payment_plan_part (item_id);

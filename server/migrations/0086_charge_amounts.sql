-- What single accounts are charged by a run, set by hand or by a file in the place of the tariff's rate
-- (docs/product/charge-runs.md#amounts-by-hand, 0160).
create table charge_amount (
  id uuid primary key,
  run_id uuid not null references charge_run on delete cascade,
  settlement_id uuid not null references settlement on delete cascade,
  fee_kind_id uuid not null references fee_kind,
  amount_grosz bigint not null check (amount_grosz between 1 and 100000000),
  -- What it is for: it becomes part of the line.
  description text check (length(description) between 1 and 200),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint charge_amount_once unique (run_id, settlement_id, fee_kind_id)
);

create index charge_amount_settlement_id on charge_amount (settlement_id);
create index charge_amount_fee_kind_id on charge_amount (fee_kind_id);

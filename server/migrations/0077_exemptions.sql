-- Who pays less, or nothing, of a kind of fee, and why (docs/product/tariffs.md#exemptions).
create table exemption (
  id uuid primary key,
  fee_kind_id uuid not null references fee_kind,
  -- Whose it is goes with whom it is for.
  settlement_id uuid references settlement on delete cascade,
  party_id uuid references party on delete cascade,
  percent smallint check (percent between 1 and 100),
  amount_grosz bigint check (amount_grosz between 1 and 100000000),
  valid_from date not null,
  valid_thru date,
  reason text not null check (length(reason) between 1 and 300),
  resolution_id uuid references resolution,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exemption_of_account_or_party check (num_nonnulls(settlement_id, party_id) = 1),
  constraint exemption_percent_or_amount check (num_nonnulls(percent, amount_grosz) = 1),
  constraint exemption_days check (valid_from <= valid_thru)
);

create index exemption_settlement_id on exemption (settlement_id);
create index exemption_party_id on exemption (party_id);
create index exemption_resolution_id on exemption (resolution_id);
create index exemption_valid_from on exemption (valid_from, id) include (fee_kind_id, valid_thru);
create index exemption_fee_kind_valid_from on exemption (fee_kind_id, valid_from, id) include (valid_thru);

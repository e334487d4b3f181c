-- A plot changes hands (docs/product/handovers.md, 0245).

create table handover (
  id uuid primary key,
  garden_id uuid not null constraint handover_garden_id_fkey references garden,
  ground text not null check (ground in ('transfer', 'lease', 'termination', 'death', 'other')),
  application_id uuid constraint handover_application_id_fkey references transfer_application on delete set null,
  -- The last day of who leaves, and the first one of who comes where it is not the next.
  day date not null,
  start_day date check (start_day > day),
  -- Who comes, while they are no party yet.
  coming_name text check (length(coming_name) between 1 and 200),
  remark text check (length(remark) <= 1000),
  -- Why a step is left out.
  charges_reason text check (length(charges_reason) <= 300),
  arrears_reason text check (length(arrears_reason) <= 300),
  -- What who comes pays once: [{ feeKindId, amount }], the amount in grosze, null where the tariff says it.
  entry_fees jsonb not null default '[]',
  no_entry_fees boolean not null default false,
  state text not null default 'open' check (state in ('open', 'done', 'cancelled')),
  ended_at timestamptz,
  ended_by text,
  cancel_reason text check (length(cancel_reason) between 1 and 300),
  -- What the end did, line by line in words.
  outcome jsonb,
  leaving_settlement_id uuid references settlement on delete set null,
  coming_settlement_id uuid references settlement on delete set null,
  settle_run_id uuid references charge_run on delete set null,
  entry_run_id uuid references charge_run on delete set null,
  -- The version of which a protocol was printed last.
  printed_version integer,
  -- Stands for what that protocol said of meters and accounts, which change beside the handover.
  printed_facts text,
  document_id uuid references document on delete set null,
  -- What the list looks for: filled by triggers.
  search text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint handover_ended check ((state = 'open') = (ended_at is null)),
  constraint handover_cancelled check ((state = 'cancelled') = (cancel_reason is not null))
);

create unique index handover_one_open on handover (garden_id) where state = 'open';
create index handover_garden_id on handover (garden_id);
create index handover_day on handover (day desc, id desc);
create index handover_state_day on handover (state, day desc, id desc);
create index handover_search on handover using gin (search gin_trgm_ops);
create index handover_application_id on handover (application_id);
create index handover_settle_run_id on handover (settle_run_id);
create index handover_entry_run_id on handover (entry_run_id);

-- Who goes and who comes, in their order, and what becomes of their membership and their login at the end.
create table handover_party (
  handover_id uuid not null references handover on delete cascade,
  party_id uuid not null constraint handover_party_party_id_fkey references party,
  side text not null check (side in ('leaving', 'coming')),
  place integer not null,
  -- Ends or begins.
  membership boolean not null default false,
  -- Is disabled, or made.
  login boolean not null default false,
  primary key (handover_id, party_id)
);

create index handover_party_party_id on handover_party (party_id);

-- Points of the list that somebody ticked.
create table handover_point (
  handover_id uuid not null references handover on delete cascade,
  point text not null check (length(point) between 1 and 200),
  done_by text not null,
  done_at timestamptz not null default now(),
  primary key (handover_id, point)
);

alter table settings
  -- What is looked at when a plot changes hands, in order.
  add column handover_points text[] not null default '{"Klucze oddane","Domek obejrzany"}',
  -- What who comes may be asked to pay once.
  add column entry_fee_kind_ids uuid[] not null default '{}';

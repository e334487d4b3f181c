-- Who waits for a plot, and which were offered (docs/product/waiting.md, 0244).

create table waiting (
  id uuid primary key,
  -- A party, or else a name with a way to reach them.
  party_id uuid constraint waiting_party_id_fkey references party,
  name text check (length(name) between 1 and 200),
  phone text check (length(phone) <= 20),
  email text check (length(email) <= 254),
  applied_on date not null,
  -- None is any.
  sector_ids text[] not null default '{}',
  area_from numeric(9, 2) check (area_from >= 0),
  area_thru numeric(9, 2) check (area_thru >= area_from),
  water boolean not null default false,
  electricity boolean not null default false,
  note text check (length(note) <= 500),
  -- That they wait no more, and since when.
  ended_as text check (ended_as in ('taken', 'withdrawn')),
  ended_at timestamptz,
  -- What the list shows and looks for: filled by a trigger.
  called text not null,
  search text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint waiting_is_somebody check (num_nonnulls(party_id, name) = 1),
  constraint waiting_ended check (num_nonnulls(ended_as, ended_at) in (0, 2))
);

create index waiting_order on waiting (applied_on, id);
create index waiting_party_id on waiting (party_id);
create index waiting_search on waiting using gin (search gin_trgm_ops);

create table waiting_offer (
  id uuid primary key,
  waiting_id uuid not null references waiting on delete cascade,
  garden_id uuid not null references garden on delete cascade,
  offered_on date not null,
  -- The last day on which it can be answered; then it is a no.
  until date not null check (until >= offered_on),
  answer text check (answer in ('yes', 'no')),
  answered_on date,
  -- Why others were passed over.
  reason text check (length(reason) between 1 and 200),
  created_at timestamptz not null default now(),
  constraint waiting_offer_answered check (num_nonnulls(answer, answered_on) in (0, 2))
);

create index waiting_offer_waiting_id on waiting_offer (waiting_id);
create index waiting_offer_garden_id on waiting_offer (garden_id);
create index waiting_offer_open on waiting_offer (until) where answer is null;

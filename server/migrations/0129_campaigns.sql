-- Rounds of readings: which meters, when, by whom, and how far (docs/product/campaigns.md).

create table campaign (
  id uuid primary key,
  name text not null check (length(name) <= 100),
  types text not null default 'both' check (types in ('water', 'electricity', 'both')),
  -- None: all of them.
  sector_ids text[] not null default '{}',
  roles text[] not null default '{plot,common,main}' check (cardinality(roles) > 0),
  read_from date not null,
  read_thru date not null,
  self_report boolean not null default false,
  self_report_thru date,
  photo_required boolean not null default false,
  missing text not null default 'estimate' check (missing in ('estimate', 'leave')),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  opened_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint campaign_ends_later check (read_thru >= read_from),
  constraint campaign_dated check (
    (state = 'draft') = (opened_at is null) and (state = 'closed') = (closed_at is not null)
  )
);

create unique index campaign_name_unique on campaign (lower(name collate polish));
create index campaign_name on campaign (name collate polish, id) include (state);
create index campaign_read_from on campaign (read_from, id) include (state);

-- Who walks in it, and through which sectors.
create table campaign_reader (
  campaign_id uuid not null references campaign on delete cascade,
  login_id uuid not null references login on delete cascade,
  -- None: all of them.
  sector_ids text[] not null default '{}',
  primary key (campaign_id, login_id)
);

create index campaign_reader_login_id on campaign_reader (login_id);

alter table measurement add column campaign_id uuid references campaign;
create index measurement_campaign_id on measurement (campaign_id, meter_id) where campaign_id is not null;

-- That somebody stood before a meter and could not read it; what it says stays.
create table campaign_visit (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  meter_id uuid not null references meter on delete cascade,
  reason text not null check (reason in ('locked', 'flooded', 'no-meter', 'unreadable', 'other')),
  remark text check (length(remark) <= 500),
  visited_at timestamptz not null,
  -- The name stays when the login or its party is deleted.
  visited_by_first_name text,
  visited_by_last_name text,
  login_id uuid references login on delete set null,
  client_key uuid,
  recorded_at timestamptz not null default clock_timestamp(),
  constraint visit_other_has_remark check (reason <> 'other' or remark is not null)
);

create unique index campaign_visit_client_key on campaign_visit (client_key);
create index campaign_visit_of_meter on campaign_visit (campaign_id, meter_id, visited_at desc, id desc);
create index campaign_visit_meter_id on campaign_visit (meter_id);
create index campaign_visit_login_id on campaign_visit (login_id);

-- A value that waits for a decision of the staff.
create table submission (
  id uuid primary key,
  meter_id uuid not null references meter on delete cascade,
  -- The round that it was read in, if any.
  campaign_id uuid references campaign,
  value numeric(12, 3) not null check (value >= 0),
  measured_at timestamptz not null,
  confirmation text
    check (confirmation in ('rolled-over', 'previous-wrong', 'really-so', 'leak', 'other')),
  remark text check (length(remark) <= 500),
  -- By which whoever sends it twice gets it once.
  client_key uuid,
  -- The name stays when the login or its party is deleted.
  submitted_by_first_name text,
  submitted_by_last_name text,
  login_id uuid references login on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'returned')),
  decided_at timestamptz,
  decided_by text,
  decided_login_id uuid references login on delete set null,
  -- The measurement that came of it, whose value may be another one; why it was sent back.
  measurement_id uuid references measurement,
  return_reason text check (length(return_reason) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint submission_decided check (
    (state = 'waiting') = (decided_at is null)
    and (state = 'accepted') = (measurement_id is not null)
    and (state = 'returned') = (return_reason is not null)
  )
);

create unique index submission_client_key on submission (client_key);
create index submission_of_meter on submission (meter_id, created_at desc, id desc);
create index submission_of_campaign on submission (campaign_id, meter_id) where state = 'waiting';
create index submission_login_id on submission (login_id);
create index submission_decided_login_id on submission (decided_login_id);
create index submission_measurement_id on submission (measurement_id);

-- The meters of a round as they were found when it was opened, and how far each is; what is derived, campaign.sql derives.
create table campaign_meter (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  meter_id uuid not null references meter on delete cascade,
  -- Whether the round is open, so that an index keeps a meter from being in two that are.
  is_open boolean not null,
  state text not null default 'to-read'
    check (state in ('to-read', 'read', 'inaccessible', 'reported', 'disputed', 'estimated')),
  -- What it is by: the measurement that counts, the last visit, the submission that waits.
  measurement_id uuid references measurement,
  visit_id uuid references campaign_visit,
  submission_id uuid references submission,
  -- When, and by whom, that was seen.
  seen_at timestamptz,
  seen_by uuid references login on delete set null,
  -- What it is ordered, narrowed and found by, as long as the round is open.
  walk_key text not null default '',
  sector_id text references sector on delete set null,
  search text not null default '',
  added_at timestamptz not null default now(),
  constraint campaign_meter_once unique (campaign_id, meter_id)
);

create unique index campaign_meter_open on campaign_meter (meter_id) where is_open;
create index campaign_meter_meter_id on campaign_meter (meter_id, campaign_id);
create index campaign_meter_walk on campaign_meter (campaign_id, walk_key collate polish, id)
  include (state, sector_id, seen_by, search);
create index campaign_meter_seen_at on campaign_meter (campaign_id, seen_at asc nulls last, id asc)
  include (state, sector_id, seen_by, search);
create index campaign_meter_seen_at_desc on campaign_meter (campaign_id, seen_at desc nulls last, id desc)
  include (state, sector_id, seen_by, search);
create index campaign_meter_search on campaign_meter using gin (search gin_trgm_ops);
create index campaign_meter_sector_id on campaign_meter (sector_id);
create index campaign_meter_seen_by on campaign_meter (seen_by);
create index campaign_meter_measurement_id on campaign_meter (measurement_id);
create index campaign_meter_visit_id on campaign_meter (visit_id);
create index campaign_meter_submission_id on campaign_meter (submission_id);

-- What persons asked for about their data, and what they were answered (docs/product/personal-data.md#requests).
create table data_request (
  id uuid primary key,
  party_id uuid not null references party on delete cascade,
  kind text not null check (kind in ('access', 'portability', 'rectification', 'erasure', 'objection')),
  received_on date not null,
  is_extended boolean not null default false,
  answered_on date,
  answer text check (length(answer) <= 1000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint data_request_answered check (answered_on >= received_on and (answer is null or answered_on is not null))
);

create index data_request_party_id on data_request (party_id);
create index data_request_unanswered on data_request (received_on) where answered_on is null;

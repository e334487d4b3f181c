-- What the law lets a person ask for (docs/product/personal-data.md): a copy of their data, and that they are forgotten.

-- An archive with somebody's data, for seven days and for whoever asked for it.
create table personal_export (
  id uuid primary key,
  party_id uuid not null references party on delete cascade,
  -- Whoever has no login any more cannot fetch it.
  login_id uuid references login on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  object_id uuid references stored_object,
  size bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint personal_export_finished check (
    (state = 'done') = (object_id is not null and size is not null)
    and (state = 'waiting') = (finished_at is null)
  )
);

create index personal_export_login_id on personal_export (login_id, created_at);
create index personal_export_party_id on personal_export (party_id);
create index personal_export_object_id on personal_export (object_id) where object_id is not null;

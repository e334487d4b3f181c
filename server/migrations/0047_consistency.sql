-- What each check of the data found when it was last done, so that it outlives the process.
create table consistency_check (
  -- Its key in the program.
  name text primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  -- Null where it could not be done.
  found integer check (found >= 0),
  -- The first of what was found: types and ids of records, and figures, but no names.
  findings jsonb not null default '[]',
  -- What it tells besides; null where it could not be done.
  note jsonb
);

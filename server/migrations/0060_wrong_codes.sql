-- Codes of a second factor that were wrong one after the other, and until when the next one waits: of a login in all
-- browsers that it does not know together, and in each that it does.
create table wrong_code_run (
  login_id uuid not null references login on delete cascade,
  -- The hash of a known browser's token, as in known_device; empty for all others.
  device_hash bytea not null,
  codes integer not null,
  paused_until timestamptz,
  last_tried_at timestamptz not null default now(),
  -- When the owner was written to.
  told_at timestamptz,
  primary key (login_id, device_hash)
);

create index wrong_code_run_last_tried_at on wrong_code_run (last_tried_at);

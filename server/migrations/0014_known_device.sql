-- Browsers in which a login has been signed in before: their sign-in attempts are counted apart, so
-- that whoever tries passwords from elsewhere does not lock the owner out.

create table known_device (
  -- Only the hash, as of a session's token.
  token_hash bytea not null,
  login_id uuid not null references login on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, login_id)
);

create index known_device_login_id on known_device (login_id);
create index known_device_last_used_at on known_device (last_used_at);

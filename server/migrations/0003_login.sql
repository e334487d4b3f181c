-- User accounts, their sessions, and the throttle of sign-in attempts.

create table login (
  id uuid primary key,
  -- Null for an administrator made from the command line.
  party_id uuid references party on delete cascade,
  login_id text not null,
  password_hash text not null,
  role text not null
    check (role in ('ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE', 'ROLE_USER')),
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The collation lowers Polish letters whatever the database's own locale.
create unique index login_login_id on login (lower(login_id collate polish));
create index login_party_id on login (party_id);

create table session (
  -- Only the hash: a copy of the database signs nobody in.
  token_hash bytea primary key,
  login_id uuid not null references login on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create index session_login_id on session (login_id);
create index session_last_seen_at on session (last_seen_at);

-- The shape rate-limiter-flexible expects: `expire` in milliseconds since 1970.
create table sign_in_attempt (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

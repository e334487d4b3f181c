-- A second factor of a login: codes of an app (TOTP, RFC 6238), and recovery codes for a lost phone.

create table second_factor (
  login_id uuid primary key references login on delete cascade,
  -- What the app's codes are computed from; encrypted where the operator gave a key.
  secret bytea not null,
  is_encrypted boolean not null,
  -- Null until a first code has shown that an app has the secret.
  switched_on_at timestamptz,
  -- The step of 30 seconds of the last code that was taken: no code is taken twice.
  last_step bigint
);

create table recovery_code (
  login_id uuid not null references second_factor on delete cascade,
  code_hash text not null,
  primary key (login_id, code_hash)
);

-- Sign-ins whose password was right and whose code is awaited.
create table pending_sign_in (
  -- Only the hash, as of a session.
  token_hash bytea primary key,
  login_id uuid not null references login on delete cascade,
  created_at timestamptz not null default now()
);

create index pending_sign_in_login_id on pending_sign_in (login_id);
create index pending_sign_in_created_at on pending_sign_in (created_at);

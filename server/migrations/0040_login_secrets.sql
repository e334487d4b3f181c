-- What the logins of a deleted party are signed in with, for the minute in which the deletion can be
-- undone. The audit keeps no secrets, and what it keeps is kept for years.

create table deleted_login_secret (
  -- No reference: the login is gone.
  login_id uuid primary key,
  deleted_at timestamptz not null default now(),
  password_hash text not null,
  -- Rows of these tables, as arrays.
  second_factor jsonb not null,
  recovery_code jsonb not null
);

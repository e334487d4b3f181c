-- Why sessions are over that somebody else has ended: whoever had one is told when the browser asks next.
create table ended_session (
  -- The hash of the browser's token, as the session had it.
  token_hash bytea primary key,
  reason text not null check (reason in ('signed-out', 'new-password', 'disabled')),
  ended_at timestamptz not null default now()
);

create index ended_session_ended_at on ended_session (ended_at);

-- The audit opens without what tells of sessions alone, which may be most of it.
create index audit_entry_without_sessions on audit_entry (at, id)
  include (search, login_id, action, record_type, record_id)
  where import_id is null
    and action not in ('sign-in', 'sign-in-failed', 'sign-in-locked', 'sign-out', 'end-session');

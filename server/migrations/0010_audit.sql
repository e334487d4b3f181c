-- Who changed what and when; of what is deleted the whole record, so that it can be restored
--. No foreign keys: an entry outlives what it tells of.

create table audit_entry (
  id uuid primary key,
  at timestamptz not null default now(),
  -- Null for the command line.
  login_id uuid,
  actor text not null,
  action text not null,
  record_type text not null,
  record_id text not null,
  before jsonb,
  after jsonb
);

create index audit_entry_record on audit_entry (record_type, record_id, at desc);
create index audit_entry_at on audit_entry (at desc);

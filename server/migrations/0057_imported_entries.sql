-- What a file changes is told of each record, below the entry of the import. Such entries may be a million at once, so
-- the indexes of the whole list leave them out, and they are found by their import and by their record.
alter table audit_entry add column import_id uuid;

-- The whole list shows an import as one entry.
drop index
  audit_entry_at, audit_entry_record_type, audit_entry_action, audit_entry_login, audit_entry_search,
  audit_entry_time;
create index audit_entry_at on audit_entry (at, id)
  include (search, login_id, action, record_type, record_id) where import_id is null;
create index audit_entry_record_type on audit_entry (record_type, at, id)
  include (login_id, action) where import_id is null;
create index audit_entry_action on audit_entry (action, at, id)
  include (login_id, record_type) where import_id is null;
create index audit_entry_login on audit_entry (login_id, at, id)
  include (action, record_type) where import_id is null;
create index audit_entry_search on audit_entry using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 256) where import_id is null;
create index audit_entry_time on audit_entry (at, id) where import_id is null;

-- The records of one import, with all that the list's filters and its search ask for.
create index audit_entry_import on audit_entry (import_id, at, id)
  include (search, login_id, action, record_type, record_id) where import_id is not null;

-- By which the end of keeping finds what is too old, imported or not.
create index audit_entry_age on audit_entry (at, id);

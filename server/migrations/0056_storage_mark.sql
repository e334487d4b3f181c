-- Which storage the documents and images of this database are in: the same mark lies there as a file, so that a folder
-- that vanished is not taken for a new one. No row before the storage was first used.
create table storage_mark (
  is_only boolean primary key default true check (is_only),
  mark uuid not null,
  created_at timestamptz not null default now()
);

-- What is written off, by which resolution, and what the report of a year adds up (docs/product/payments.md#write-offs).

-- What is written off covers the very parts that somebody named, and stays so whatever is spread anew.
alter table allocation drop constraint allocation_made_by_check;
alter table allocation add constraint allocation_made_by_check
  check (made_by in ('rule', 'reversal', 'person', 'refund', 'move', 'write-off'));

create table write_off (
  -- The entry of the ledger that writes off.
  id uuid primary key references ledger_entry,
  resolution_id uuid not null references resolution
);

create index write_off_resolution on write_off (resolution_id);

-- A year of the books, without reading the entries of all others.
create index ledger_line_day on ledger_line (posting_day, code) include (entry_id, fee_kind_id, amount_grosz);

-- Totals are corrected for as long as the changes since then are known. These are forgotten by their number, not by time.

drop table list_change_mark;

-- The changes of a table that are forgotten: those of transactions before `before`, all of them over by then. A total that
-- has not seen each of these is counted anew.
create table list_change_forgotten (
  table_name text primary key,
  before xid8 not null
);

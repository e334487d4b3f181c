-- What is posted and charged is looked through statement by statement and no longer row by row: a charge run writes 100,000 rows, and
-- the same checks took half of its approval.

-- Which entries or charges are still to be looked through when the transaction ends, or as soon as whoever writes them asks for
-- it. A row is gone once that is done, so nobody else ever sees one.
create table posting_check (
  id bigint generated always as identity primary key,
  of_charges boolean not null,
  ids uuid[] not null
);

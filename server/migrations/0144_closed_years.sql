-- Years that are closed, opened again and closed anew, and what is printed of them (docs/product/closing.md).

-- The row of a year stays, and says how the year stands now.
alter table ledger_year
  alter column closed_at drop not null,
  add column id text not null generated always as (year::text) stored,
  add column name text not null generated always as ('Rok ' || year::text) stored,
  -- Who: the audit has their name, if they still have one.
  add column closed_by uuid,
  -- Since when what is printed of the year lies among the documents.
  add column papers_at timestamptz,
  add column reopened_at timestamptz,
  add column reopen_reason text check (length(reopen_reason) between 1 and 300),
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add constraint ledger_year_reopened_for_reason check ((reopened_at is null) = (reopen_reason is null)),
  add constraint ledger_year_has_papers_while_closed check (papers_at is null or closed_at is not null);

-- What is printed of a closed year says who owes what: no reader of the site sees it.
alter table document
  add column ledger_year smallint references ledger_year,
  add constraint document_of_year_is_unpublished check (
    ledger_year is null
    or num_nonnulls(publication_from_date, publication_thru_date, pin_from_date, pin_thru_date) = 0
  );

create index document_ledger_year on document (ledger_year) where ledger_year is not null;

-- Which days of a cash box were printed, and how many documents these had then.
create table cash_report_print (
  id uuid primary key,
  cash_box_id uuid not null references cash_box,
  from_day date not null,
  thru_day date not null check (thru_day >= from_day),
  documents integer not null check (documents >= 0),
  printed_at timestamptz not null default now(),
  login_id uuid
);

create index cash_report_print_cash_box on cash_report_print (cash_box_id, thru_day);

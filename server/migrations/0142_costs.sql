-- What was spent, with the document, the supplier and the file of each cost (docs/product/costs.md#costs).

create table cost (
  -- The line of the ledger that it is.
  id uuid primary key references ledger_line,
  -- Of the document that posted it.
  number text not null,
  booking_day date not null,
  cost_category_id uuid not null references cost_category,
  -- Above zero it was spent, below it was given back.
  amount_grosz bigint not null check (amount_grosz <> 0),
  -- The cost that it takes back.
  reverses_id uuid unique references cost,
  -- What was taken back within its year is none of its costs, nor is what took it back.
  counts boolean not null,
  -- Whose it is: that of its document, as long as that is not closed.
  year smallint not null,
  document_number text check (length(document_number) between 1 and 50),
  document_day date,
  -- The company of the register that it was paid to, and its name as the document has it.
  supplier_id uuid references party on delete set null,
  supplier_name text check (length(supplier_name) between 1 and 200),
  -- The same for one name however it is written.
  supplier_key uuid generated always as (md5(search_key(supplier_name))::uuid) stored,
  ksef_number text check (length(ksef_number) between 1 and 40),
  file_id uuid references document,
  description text check (length(description) between 1 and 300),
  day date not null generated always as (coalesce(document_day, booking_day)) stored,
  is_documented boolean not null generated always as (document_number is not null or file_id is not null) stored,
  search text not null generated always as (
    search_key(
      coalesce(supplier_name, '') || ' ' || coalesce(document_number, '') || ' ' || coalesce(ksef_number, '') || ' '
        || coalesce(description, '')
    )
  ) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index cost_day on cost (day, id) include (search, year, cost_category_id, supplier_key, is_documented, counts);
create index cost_amount on cost (amount_grosz, day, id)
  include (search, year, cost_category_id, supplier_key, is_documented, counts);
create index cost_search on cost using gin (search gin_trgm_ops);
create index cost_year on cost (year) include (cost_category_id, amount_grosz) where counts;
create index cost_category_id on cost (cost_category_id);
create index cost_supplier on cost (supplier_key) include (supplier_name) where supplier_key is not null;
create index cost_supplier_id on cost (supplier_id) where supplier_id is not null;
create index cost_file_id on cost (file_id) where file_id is not null;

-- No year was closed so far: what was taken back counts nowhere.
insert into cost (id, number, booking_day, cost_category_id, amount_grosz, reverses_id, counts, year)
select
  line.id, entry.number, line.posting_day, line.cost_category_id, line.amount_grosz, taken.id,
  taken.id is null and not exists (select from ledger_entry where reverses_id = entry.id),
  date_part('year', coalesce(taken.posting_day, line.posting_day))
from ledger_line line
join ledger_entry entry on entry.id = line.entry_id
left join ledger_line taken on taken.entry_id = entry.reverses_id and taken.place = line.place
where line.code = '400';

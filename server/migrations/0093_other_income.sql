-- Money that comes for something that is nobody's account's, by what it comes for (docs/product/payments.md#income-categories).

create table income_category (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  active boolean not null,
  search text not null generated always as (search_key(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index income_category_name_unique on income_category (lower(name collate polish));
create index income_category_name on income_category (name collate polish, id) include (search, active);
create index income_category_search on income_category using gin (search gin_trgm_ops);

insert into income_category (id, name, active)
select ('019e0000-0000-7000-8000-' || lpad((400 + place)::text, 12, '0'))::uuid, name, true
from (values
  (1, 'Wynajem i dzierżawa'),
  (2, 'Klucze i piloty'),
  (3, 'Sprzedaż złomu i sprzętu'),
  (4, 'Darowizny i dotacje'),
  (5, 'Odsetki bankowe'),
  (6, 'Inne przychody')
) as first (place, name);

-- Nothing was posted on it so far.
alter table ledger_line
  add column income_category_id uuid references income_category
    check ((income_category_id is null) = (code <> '750'));

create index ledger_line_income_category on ledger_line (income_category_id) where income_category_id is not null;

alter table money_movement add column income_category_id uuid references income_category;

create index money_movement_income_category on money_movement (income_category_id);

-- Persons and companies that hold gardens.

create table party (
  id uuid primary key,
  party_type text not null check (party_type in ('person', 'company')),
  -- The number in the association's own register; tells namesakes apart when lists are imported.
  register_number text unique,
  first_name text,
  last_name text,
  company_name text,
  nip text check (nip ~ '^\d{10}$'),
  regon text check (regon ~ '^(\d{9}|\d{14})$'),
  krs text check (krs ~ '^\d{10}$'),
  phone text check (phone ~ '^\d{11}$'),
  email text,
  street text,
  house_number text,
  postal_code text check (postal_code ~ '^\d\d-\d{3}$'),
  city text,
  name text not null generated always as (
    case party_type when 'company' then company_name else last_name || ' ' || first_name end
  ) stored,
  name_search text not null generated always as (
    search_key(case party_type when 'company' then company_name else last_name || ' ' || first_name end)
  ) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint party_address_whole check (num_nulls(street, house_number, postal_code, city) in (0, 4))
);

create index party_name on party (name collate polish, id);
create index party_name_search on party using gin (name_search gin_trgm_ops);

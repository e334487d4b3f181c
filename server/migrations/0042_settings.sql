-- What the association says of itself, one row of it.

create table settings (
  -- The one id there may be, so that no second row can come.
  id uuid primary key check (id = '00000000-0000-7000-8000-000000000042'),
  name text,
  -- As banks take it.
  short_name text,
  -- The part of the country's association that it belongs to.
  district text,
  nip text check (nip ~ '^\d{10}$'),
  regon text check (regon ~ '^(\d{9}|\d{14})$'),
  krs text check (krs ~ '^\d{10}$'),
  phone text check (phone ~ '^\d{11}$'),
  email text,
  street text,
  house_number text,
  postal_code text check (postal_code ~ '^\d\d-\d{3}$'),
  city text,
  -- NRB, its digits.
  bank_account text check (bank_account ~ '^\d{26}$'),
  public_site boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint settings_address_whole check (num_nulls(street, house_number, postal_code, city) in (0, 4))
);

insert into settings (id) values ('00000000-0000-7000-8000-000000000042');

-- The logo, with a version of its own: it is set beside the form of the settings, which stays open meanwhile.
create table settings_logo (
  id uuid primary key references settings,
  -- Null while there is none.
  image_id uuid references image,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

insert into settings_logo (id) select id from settings;

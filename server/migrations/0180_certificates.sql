-- Papers that say what is open on a settlement account on a day, or that nothing is (docs/product/certificates.md, 0243).

-- How many were issued in each year: the row is locked by whoever issues one, until the paper is recorded.
create table certificate_counter (
  year smallint primary key,
  last integer not null check (last > 0)
);

create table certificate (
  id uuid primary key,
  settlement_id uuid not null references settlement,
  year smallint not null check (year = date_part('year', issued_on)),
  document integer not null check (document > 0),
  number text not null generated always as ('ZAS/' || year::text || '/' || document::text) stored,
  issued_on date not null,
  issued_at timestamptz not null default now(),
  -- Whether nothing was open.
  is_clear boolean not null,
  -- What it says besides who holds the plot, as that was known when it was issued: it is printed again with the same words.
  contents jsonb not null,
  -- Who made it: the login, which may be gone, and what it was called.
  login_id uuid,
  issued_by text not null check (length(issued_by) between 1 and 200),
  constraint certificate_number unique (year, document)
);

create index certificate_settlement_id on certificate (settlement_id, issued_at desc);

-- Whom it names, in this order.
create table certificate_holder (
  certificate_id uuid not null references certificate,
  place smallint not null check (place > 0),
  party_id uuid not null references party,
  -- As they are addressed.
  name text not null,
  primary key (certificate_id, place)
);

create index certificate_holder_party_id on certificate_holder (party_id);

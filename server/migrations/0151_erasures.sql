-- Persons who are forgotten (docs/product/personal-data.md#erasure).

create table erasure (
  id uuid primary key,
  -- By it the person is called from the hold on: 'Osoba usunięta 12'.
  number integer not null constraint erasure_number_unique unique check (number > 0),
  party_id uuid references party on delete set null,
  ground text not null
    check (ground in ('consent-withdrawn', 'not-needed', 'objection', 'unlawful', 'legal-duty')),
  asked_on date not null,
  asked_by text not null check (asked_by in ('person', 'representative', 'board')),
  state text not null default 'held' check (state in ('held', 'cancelled', 'contact', 'name')),
  held_thru date not null,
  -- What was put away of the party: all of it during the hold, then the name, which the ledger needs, then nothing.
  kept jsonb,
  -- The logins that were in use before the hold.
  login_ids uuid[] not null default '{}',
  -- What has still to leave the storage and the folder of mails.
  object_ids uuid[] not null default '{}',
  mail_files text[] not null default '{}',
  contact_at timestamptz,
  -- From which day on the name is not needed any more.
  name_on date,
  name_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint erasure_keeps check ((kept is null) = (state in ('cancelled', 'name'))),
  constraint erasure_dated check (
    (contact_at is null) = (state in ('held', 'cancelled')) and (contact_at is null) = (name_on is null)
    and (name_at is null) = (state <> 'name') and (cancelled_at is null) = (state <> 'cancelled')
  )
);

create unique index erasure_of_party on erasure (party_id) where state <> 'cancelled';
create index erasure_held on erasure (held_thru, id) where state = 'held';
create index erasure_named on erasure (name_on, id) where state = 'contact';

-- What was deleted of a person is found by what the audit keeps of it.
create index audit_entry_deletion on audit_entry (record_type, id) where action = 'delete';

-- Nothing of a party is erased while a court may ask for it.
create table legal_hold (
  party_id uuid primary key references party on delete cascade,
  since date not null
);

-- Its data are put away, or gone.
alter table party add column is_erased boolean not null default false;

drop index party_name, party_type_name, party_gardens_held, party_type_gardens_held;
create index party_name on party (name collate polish, id)
  include (name_search, party_type, gardens_held, is_erased);
create index party_type_name on party (party_type, name collate polish, id)
  include (name_search, gardens_held, is_erased);
create index party_gardens_held on party (gardens_held, id)
  include (name_search, party_type, is_erased);
create index party_type_gardens_held on party (party_type, gardens_held, id)
  include (name_search, is_erased);

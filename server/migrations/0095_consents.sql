-- That somebody agrees to be written to by e-mail, and that they do no longer (docs/product/consents.md).

create table consent (
  id uuid primary key,
  party_id uuid not null references party on delete cascade,
  kind text not null check (kind in ('e-delivery', 'information')),
  -- The party's consents of a kind in the order in which they were recorded: the last one counts.
  number integer not null check (number > 0),
  -- The address that the party had then.
  email text not null check (length(email) between 1 and 254),
  given_on date not null,
  how text not null check (how in ('written', 'own')),
  -- A document that a consent names stays.
  document_id uuid references document,
  created_at timestamptz not null default now(),
  -- Serves what is asked of one party, too.
  constraint consent_number unique (party_id, kind, number),
  constraint consent_in_writing check (how = 'written' or document_id is null)
);

create index consent_document_id on consent (document_id);

create table consent_withdrawal (
  id uuid primary key,
  consent_id uuid not null references consent on delete cascade,
  withdrawn_on date not null,
  how text not null check (how in ('written', 'own', 'link')),
  created_at timestamptz not null default now(),
  constraint consent_withdrawal_once unique (consent_id)
);

-- The list of the consents, kept by the triggers below: what it is searched, narrowed and put in order by. `id` is that of the
-- consent that counts.
create table consent_standing (
  id uuid primary key,
  party_id uuid not null references party on delete cascade,
  kind text not null check (kind in ('e-delivery', 'information')),
  state text not null check (state in ('valid', 'withdrawn', 'address-changed', 'no-address')),
  given_on date not null,
  name text not null,
  -- As much as an index takes.
  search text not null,
  constraint consent_standing_once unique (party_id, kind)
);

create index consent_standing_name on consent_standing (name collate polish, id)
  include (search, kind, state);
create index consent_standing_given_on on consent_standing (given_on, id) include (search, kind, state);
create index consent_standing_search on consent_standing using gin (search gin_trgm_ops);

-- What a message lets its receiver unsubscribe by; what they hold themselves is nowhere kept.
create table unsubscribe_token (
  hash bytea primary key,
  -- Without a reference: a party that is deleted and comes back is to be unsubscribed by the messages of before, too.
  party_ids uuid[] not null,
  created_at timestamptz not null default now()
);

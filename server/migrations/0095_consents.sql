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

-- What was said stays as it was said. It goes with its party alone, whose deletion keeps it.
create function keep_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from party where id = old.party_id) then
    raise exception 'a consent stays as it was given';
  end if;
  return old;
end
$$;

create trigger keep_consent
  before update or delete on consent for each row execute function keep_consent();

create function keep_consent_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from consent where id = old.consent_id) then
    raise exception 'the withdrawal of a consent stays';
  end if;
  return old;
end
$$;

create trigger keep_consent_withdrawal
  before update or delete on consent_withdrawal for each row execute function keep_consent_withdrawal();

-- The consent of each party and kind that counts, and how it stands. That to letters ends with the address that it was given
-- for; that to information holds for whichever address the party has.
create view counting_consent as
select
  consent.id, consent.party_id, consent.kind, consent.number, consent.email, consent.given_on, consent.how,
  consent.document_id, withdrawal.withdrawn_on, party.name,
  case
    when withdrawal.id is not null then 'withdrawn'
    when party.email is null then 'no-address'
    when kind = 'e-delivery' and lower(consent.email) <> lower(party.email) then 'address-changed'
    else 'valid'
  end as state
from consent
join party on party.id = consent.party_id
left join consent_withdrawal withdrawal on withdrawal.consent_id = consent.id
where not exists (
  select from consent later
  where later.party_id = consent.party_id and later.kind = consent.kind and later.number > consent.number
);

-- What letters and messages rest on: one row at most of each party and kind.
create view valid_consent as
select party_id, kind, given_on, email from counting_consent where state = 'valid';

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

create trigger note_list_change_insert
  after insert on consent_standing referencing new table as entered
  for each statement execute function note_list_change();
create trigger note_list_change_update
  after update on consent_standing referencing new table as entered old table as gone
  for each statement execute function note_list_change();
create trigger note_list_change_delete
  after delete on consent_standing referencing old table as gone
  for each statement execute function note_list_change();

create function refresh_consents(parties uuid[]) returns void language plpgsql as $$
begin
  -- Locked by a statement of its own: the next one then sees what whoever held the lock has done.
  perform from party where id = any (parties) order by id for no key update;
  insert into consent_standing as standing (id, party_id, kind, state, given_on, name, search)
  select id, party_id, kind, state, given_on, name, search_key(left(name || ' ' || email, 700))
  from counting_consent
  where party_id = any (parties)
  on conflict (party_id, kind) do update set
    id = excluded.id, state = excluded.state, given_on = excluded.given_on, name = excluded.name,
    search = excluded.search
  where (standing.id, standing.state, standing.name) is distinct from (excluded.id, excluded.state, excluded.name);
end
$$;

create function note_consent() returns trigger language plpgsql as $$
begin
  perform refresh_consents(array(select distinct party_id from entered));
  return null;
end
$$;

create trigger note_consent
  after insert on consent referencing new table as entered
  for each statement execute function note_consent();

create function note_consent_withdrawal() returns trigger language plpgsql as $$
begin
  perform refresh_consents(array(
    select distinct party_id from entered join consent on consent.id = consent_id
  ));
  return null;
end
$$;

create trigger note_consent_withdrawal
  after insert on consent_withdrawal referencing new table as entered
  for each statement execute function note_consent_withdrawal();

create function note_party_of_consents() returns trigger language plpgsql as $$
begin
  perform refresh_consents(array[new.id]);
  return null;
end
$$;

create trigger note_party_of_consents
  after update on party
  for each row when (old.email is distinct from new.email or old.name is distinct from new.name)
  execute function note_party_of_consents();

-- What a message lets its receiver unsubscribe by; what they hold themselves is nowhere kept.
create table unsubscribe_token (
  hash bytea primary key,
  -- Without a reference: a party that is deleted and comes back is to be unsubscribed by the messages of before, too.
  party_ids uuid[] not null,
  created_at timestamptz not null default now()
);

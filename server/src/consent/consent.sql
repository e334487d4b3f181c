-- Consents: which of them count (docs/product/consents.md).

-- What was said stays as it was said. It goes with its party alone, whose deletion keeps it.
create function keep_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and erases_person() then
    return old;
  end if;
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
  if tg_op = 'DELETE' and erases_person() then
    return old;
  end if;
  if tg_op = 'UPDATE' or exists (select from consent where id = old.consent_id) then
    raise exception 'the withdrawal of a consent stays';
  end if;
  return old;
end
$$;

create trigger keep_consent_withdrawal
  before update or delete on consent_withdrawal for each row execute function keep_consent_withdrawal();

-- The consent of each party and kind that counts, and how it stands. The consent to letters ends with the
-- address that it was given for; the consent to information holds for any address that the party has.
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
-- Of somebody whose data are being erased none counts.
where not party.is_erased and not exists (
  select from consent later
  where later.party_id = consent.party_id and later.kind = consent.kind and later.number > consent.number
);

-- What letters and messages rest on: one row at most of each party and kind.
create view valid_consent as
select party_id, kind, given_on, email from counting_consent where state = 'valid';

create function refresh_consents(parties uuid[]) returns void language plpgsql as $$
begin
  -- Locked by a statement of its own: the next one then sees what whoever held the lock has done.
  perform from party where id = any (parties) order by id for no key update;
  delete from consent_standing using party
  where party.id = any (parties) and party.is_erased and party_id = party.id;
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

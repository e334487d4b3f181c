-- The waiting list: how its entries are found, and how they stand today (docs/product/waiting.md).

create function name_waiting() returns trigger language plpgsql set search_path from current as $$
begin
  -- Of a party that is gone nothing: the reference refuses it.
  new.called := coalesce((select name from party where id = new.party_id), new.name, '');
  new.search := search_key(concat_ws(' ', new.called, new.phone, new.email));
  return new;
end
$$;

create trigger waiting_is_named
  before insert or update of party_id, name, phone, email, called on waiting
  for each row execute function name_waiting();

-- Who is called otherwise from now on.
create function rename_waiting() returns trigger language plpgsql set search_path from current as $$
begin
  update waiting set called = new.name where party_id = new.id;
  return null;
end
$$;

-- The column is computed, so that it is no use to name it.
create trigger party_renames_waiting
  after update on party
  for each row when (old.name is distinct from new.name) execute function rename_waiting();

-- Offers as they stand today: one that nobody answered is a no once its last day is over.
create view waiting_offer_standing as
  select
    id, waiting_id, garden_id, offered_on, until, answered_on, reason, created_at,
    coalesce(answer, case when until < today() then 'no' end) as answer
  from waiting_offer;

-- How each entry stands today.
create view waiting_standing as
  select
    waiting.id,
    case
      when waiting.ended_as is not null then waiting.ended_as
      when exists (select from waiting_offer_standing offer where offer.waiting_id = waiting.id and offer.answer is null) then 'offered'
      else 'waiting'
    end as state
  from waiting;

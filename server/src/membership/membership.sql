-- Who is a member today.

create view current_membership as
  select id, party_id
  from membership
  where coalesce(valid_from, '-infinity') <= today() and coalesce(valid_thru, 'infinity') >= today()
    and not exists (select from party where party.id = membership.party_id and is_erased);

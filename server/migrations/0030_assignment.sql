-- An assignment is a record like any other, and the database itself keeps one party from holding a
-- garden twice at a time.

create extension if not exists btree_gist;

alter table assignment
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();

-- 'Still going on' was a null, like 'unknown since when'. They are different things: null is what
-- nobody knows, infinity is what has no end.
drop index assignment_current;
update assignment set valid_thru = 'infinity' where valid_thru is null;
alter table assignment
  alter column valid_thru set default 'infinity',
  alter column valid_thru set not null;

-- What was deleted before fits the new shape when it is restored.
update audit_entry
set before = jsonb_set(before, '{assignment}', (
  select coalesce(jsonb_agg(
    case when row -> 'validThru' = 'null' then row || '{"validThru": "infinity"}' else row end
    order by position
  ), '[]')
  from jsonb_array_elements(before -> 'assignment') with ordinality as kept (row, position)
))
where action = 'delete' and before ? 'assignment';

-- The program has refused overlapping ones all along. Should some be there all the same, they are
-- one holding told twice: they become one, and the audit keeps what was told.
do $$
declare
  twice record;
begin
  loop
    select one.id as kept, other.* into twice
    from assignment one
    join assignment other
      on other.garden_id = one.garden_id and other.party_id = one.party_id and other.id > one.id
      and daterange(other.valid_from, other.valid_thru, '[]')
        && daterange(one.valid_from, one.valid_thru, '[]')
    limit 1;
    exit when not found;
    insert into audit_entry (id, actor, action, record_type, record_id, before)
    values (gen_random_uuid(), 'aktualizacja programu', 'delete', 'assignment', twice.id, jsonb_build_object(
      'assignment', jsonb_build_array(jsonb_build_object(
        'id', twice.id, 'gardenId', twice.garden_id, 'partyId', twice.party_id,
        'validFrom', twice.valid_from, 'validThru', twice.valid_thru, 'createdAt', twice.created_at
      ))
    ));
    delete from assignment where id = twice.id;
    update assignment
    set
      valid_from = case
        when valid_from is null or twice.valid_from is null then null
        else least(valid_from, twice.valid_from)
      end,
      valid_thru = greatest(valid_thru, twice.valid_thru)
    where id = twice.kept;
  end loop;
end
$$;

-- Deferrable, so that an import may end one holding and begin the next in either order.
alter table assignment
  add constraint assignment_no_overlap
  exclude using gist (
    garden_id with =,
    party_id with =,
    daterange(valid_from, valid_thru, '[]') with &&
  ) deferrable initially immediate;

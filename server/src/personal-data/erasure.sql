-- Persons who are forgotten (docs/product/personal-data.md#erasure).

create function refuse_erased() returns trigger language plpgsql as $$
begin
  raise exception 'the data of this person are being erased'
    using errcode = 'foreign_key_violation', constraint = 'party_is_erased';
end
$$;

-- A person whose data are put away or gone gets no new ones, through whatever door: it is as if there were none. What the
-- person had once may come back, as with a garden whose deletion is undone.
create function refuse_erased_party() returns trigger language plpgsql as $$
begin
  perform from party where id = new.party_id and is_erased;
  if found then
    raise exception 'the data of this person are being erased'
      using errcode = 'foreign_key_violation', constraint = 'party_is_erased';
  end if;
  return new;
end
$$;

create trigger refuse_erased_party
  before insert or update of party_id, valid_thru on assignment
  for each row when (new.valid_thru >= today()) execute function refuse_erased_party();
create trigger refuse_erased_party
  before insert or update of party_id on membership for each row execute function refuse_erased_party();
create trigger refuse_erased_party
  before insert on consent for each row execute function refuse_erased_party();
create trigger refuse_erased_party
  before insert or update of party_id, enabled on login
  for each row when (new.enabled) execute function refuse_erased_party();
create trigger refuse_erased_party
  before insert on exemption for each row execute function refuse_erased_party();
create trigger refuse_erased_party
  before insert on personal_export for each row execute function refuse_erased_party();

create trigger keep_erased_party
  before update on party
  for each row when (
    old.is_erased and new.is_erased and (
      old.party_type, old.first_name, old.last_name, old.company_name, old.email, old.phone, old.street, old.house_number,
      old.postal_code, old.city, old.nip, old.regon, old.krs, old.register_number
    ) is distinct from (
      new.party_type, new.first_name, new.last_name, new.company_name, new.email, new.phone, new.street, new.house_number,
      new.postal_code, new.city, new.nip, new.regon, new.krs, new.register_number
    )
  )
  execute function refuse_erased();

-- Who is on the register of erasures stays there, and so does what was put away.
create trigger keep_erased_party_row
  before delete on party for each row when (old.is_erased) execute function refuse_erased();

-- What the ledger's own screens call a person: as the papers do that the law has kept, until the name goes, too.
create view party_in_books as
select
  party.id,
  coalesce(erasure.kept ->> 'company_name', (erasure.kept ->> 'last_name') || ' ' || (erasure.kept ->> 'first_name'), party.name)
    as name
from party
left join erasure on erasure.party_id = party.id and erasure.state in ('held', 'contact');

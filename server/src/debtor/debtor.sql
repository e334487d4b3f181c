-- Who owes: kept by what is posted, and by the calendar (docs/product/debtors.md#kept). Both run as the owner, since nobody else may say
-- who owes what.

-- Adds up what is overdue on some accounts, today.
create function note_debtors(accounts uuid[]) returns void language plpgsql security definer set search_path from current as $$
begin
  -- Locked by a statement of its own: the next one then sees what whoever held the lock has done.
  perform from settlement where id = any (accounts) order by id for no key update;
  delete from debtor
  where id = any (accounts) and not exists (
    select from open_item where settlement_id = debtor.id and open_grosz > 0 and effective_due_on < today()
  );
  insert into debtor as known (id, due_grosz, due_on, effective_due_on, number, garden_name, sector_id)
  select settlement.id, sum(open_grosz), min(due_on), min(effective_due_on), number, garden_name, sector_id
  from open_item join settlement on settlement.id = settlement_id
  where settlement_id = any (accounts) and open_grosz > 0 and effective_due_on < today()
  group by settlement.id
  on conflict (id) do update
  set due_grosz = excluded.due_grosz, due_on = excluded.due_on, effective_due_on = excluded.effective_due_on
  where (known.due_grosz, known.due_on, known.effective_due_on)
    is distinct from (excluded.due_grosz, excluded.due_on, excluded.effective_due_on);
end
$$;

-- What is not due yet makes nobody a debtor.
create function note_changed_debts() returns trigger language plpgsql security definer set search_path from current as $$
declare
  accounts constant uuid[] := array(select distinct settlement_id from entered where effective_due_on < today());
begin
  if cardinality(accounts) > 0 then
    perform note_debtors(accounts);
  end if;
  return null;
end
$$;

create trigger note_debtors_insert
  after insert on open_item referencing new table as entered
  for each statement execute function note_changed_debts();

create trigger note_debtors_update
  after update on open_item referencing new table as entered
  for each statement execute function note_changed_debts();

-- Where an account's plot is called otherwise, or lies in another sector.
create function rename_debtor() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update debtor set garden_name = new.garden_name, sector_id = new.sector_id where id = new.id;
  return null;
end
$$;

create trigger rename_debtor
  after update on settlement
  for each row when ((old.garden_name, old.sector_id) is distinct from (new.garden_name, new.sector_id))
  execute function rename_debtor();

-- Whoever says that another day has come has what fell due since added up. Which day it is, the database knows.
create function follow_debtor_day() returns trigger language plpgsql security definer set search_path from current as $$
begin
  new.as_of := today();
  if new.as_of <> old.as_of then
    perform note_debtors(array(
      select distinct settlement_id from open_item
      where open_grosz > 0
        and effective_due_on >= least(old.as_of, new.as_of) and effective_due_on < greatest(old.as_of, new.as_of)
    ));
  end if;
  return new;
end
$$;

create trigger follow_debtor_day before update on debtor_day for each row execute function follow_debtor_day();

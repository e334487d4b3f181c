-- Whose each line, part and allocation is, and from when on, each says itself: what an account came to on a day is then
-- three readings of its own rows, and none of the entries, which lie far apart (0144).

alter table ledger_line add column posting_day date, add column recorded_at timestamptz;
alter table open_item add column posting_day date, add column recorded_at timestamptz;
alter table allocation add column settlement_id uuid references settlement;

-- What is in the ledger stays as it is; this adds what follows from it.
alter table ledger_line disable trigger user;
alter table open_item disable trigger user;
alter table allocation disable trigger user;
update ledger_line line set posting_day = entry.posting_day, recorded_at = entry.recorded_at
from ledger_entry entry where entry.id = line.entry_id;
update open_item item set posting_day = line.posting_day, recorded_at = line.recorded_at
from ledger_line line where line.id = item.line_id;
update allocation set settlement_id = item.settlement_id
from open_item item where item.id = allocation.item_id;
alter table ledger_line enable trigger user;
alter table open_item enable trigger user;
alter table allocation enable trigger user;

alter table ledger_line
  alter column posting_day set not null,
  alter column recorded_at set not null,
  alter column recorded_at set default now();
alter table open_item
  alter column posting_day set not null,
  alter column recorded_at set not null,
  alter column recorded_at set default now();
alter table allocation alter column settlement_id set not null;

create index allocation_settlement on allocation (settlement_id, made_on);

-- Nothing is added to an entry of another transaction; its lines are of its day.
create or replace function refuse_later_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entry
    where id = new.entry_id and (recorded_at <> now() or posting_day <> new.posting_day)
  ) then
    raise exception 'entries of the ledger are whole when they are recorded' using errcode = 'check_violation';
  end if;
  new.recorded_at := now();
  return new;
end
$$;

-- Parts are of the line's account and day, and come with it.
create or replace function refuse_strange_item() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_line line
    where line.id = new.line_id and line.settlement_id = new.settlement_id
      and line.posting_day = new.posting_day and line.recorded_at = now()
  ) then
    raise exception 'the parts of a debt come with it' using errcode = 'check_violation';
  end if;
  new.open_grosz := new.amount_grosz;
  new.recorded_at := now();
  return new;
end
$$;

create or replace function check_allocation() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.released_at is not null or new.released_at is null
      or to_jsonb(old) - '{released_at,released_on}'::text[]
        <> to_jsonb(new) - '{released_at,released_on}'::text[]
    then
      raise exception 'an allocation is released once, and not changed' using errcode = 'insufficient_privilege';
    end if;
    new.released_at := now();
    return new;
  end if;
  if not exists (
    select from ledger_line line
    join ledger_entry payment on payment.id = line.entry_id
    join open_item item using (settlement_id)
    where line.id = new.line_id and item.id = new.item_id and line.amount_grosz < 0
      and settlement_id = new.settlement_id and new.effective_day = payment.effective_day
      and new.made_on >= line.posting_day and new.made_on >= item.posting_day
  ) then
    raise exception 'a payment covers what its own account owes, from when both are there' using errcode = 'check_violation';
  end if;
  new.made_at := now();
  new.released_at := null;
  new.released_on := null;
  return new;
end
$$;

-- No more of a payment is spread than it is, and no more of a part is covered than it is. Runs as the owner, since nobody
-- else may say what is open.
create or replace function keep_open_items() returns trigger language plpgsql security definer as $$
begin
  if current_setting('transaction_isolation') = 'repeatable read' then
    raise exception 'a snapshot does not see what others have spread' using errcode = 'check_violation';
  end if;
  -- One after another: what others spread of these accounts meanwhile is counted, too.
  perform from settlement
  where id in (select settlement_id from touched)
  order by id for no key update;
  update open_item
  set open_grosz = open_item.amount_grosz - covered.amount
  from (
    select item_id, coalesce(sum(allocation.amount_grosz) filter (where released_at is null), 0) as amount
    from allocation where item_id in (select item_id from touched) group by item_id
  ) covered
  where open_item.id = covered.item_id;
  if exists (
    select from ledger_line line
    where line.id in (select line_id from touched)
      and -line.amount_grosz < (
        select coalesce(sum(amount_grosz), 0) from allocation where line_id = line.id and released_at is null
      )
  ) then
    raise exception 'no more of a payment is spread than it is'
      using errcode = 'check_violation', constraint = 'allocations_within_payment';
  end if;
  return null;
end
$$;

-- As before, whoever is connected may have temporary tables, which are found before all others unless it is said where to look.
do $$
declare
  guard text;
begin
  foreach guard in array array['refuse_later_line', 'refuse_strange_item', 'check_allocation', 'keep_open_items'] loop
    execute format('alter function %I() set search_path to pg_catalog, %I, pg_temp', guard, current_schema());
    execute format('revoke execute on function %I() from public', guard);
  end loop;
end
$$;

-- What is posted on an account for a day or a later one.
create or replace function settlement_used_from(account uuid, first_day date) returns boolean language sql stable as $$
  select exists (
    select from ledger_line where settlement_id = account and posting_day >= first_day
  )
$$;

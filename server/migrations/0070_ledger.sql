-- The ledger: entries of two and more lines that come to zero, which nobody changes afterwards, the numbers of their
-- documents, and what of each debt is open (docs/product/ledger.md, 0144).

-- What is charged for; which debt a payment covers first goes by `position` (docs/product/ledger.md#spreading).
create table fee_kind (
  id uuid primary key,
  name text not null,
  position smallint not null check (position between 1 and 999),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index fee_kind_name_unique on fee_kind (lower(name collate polish));

insert into fee_kind (id, position, name)
select ('019e0000-0000-7000-8000-' || lpad(place::text, 12, '0'))::uuid, place * 10, name
from unnest(array[
  'Opłata ogrodowa', 'Partycypacja PZD', 'Opłata wodna', 'Woda wg licznika', 'Opłata stała za energię',
  'Energia wg licznika', 'Wywóz śmieci', 'Składka członkowska', 'Wpisowe', 'Opłata inwestycyjna',
  'Brak odczytu – ryczałt', 'Odsetki'
]) with ordinality as kinds (name, place);

-- What is on or before the last day of a closed year is not posted any more.
create table ledger_year (
  year smallint primary key,
  closed_at timestamptz not null default now()
);

-- The last number given of each kind of document and year. It is given under the row's lock, so that a number is there
-- again when the transaction that took it is rolled back.
create table document_number (
  series text not null check (series in ('KP', 'KW', 'NAL', 'NO', 'ST', 'PK', 'BO')),
  year smallint not null,
  last integer not null,
  primary key (series, year)
);

create function count_documents() returns trigger language plpgsql as $$
begin
  if new.last <> coalesce(case when tg_op = 'UPDATE' then old.last end, 0) + 1
    or tg_op = 'UPDATE' and (new.series, new.year) <> (old.series, old.year)
  then
    raise exception 'numbers of documents are given one after another' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger document_number_counts
  before insert or update on document_number
  for each row execute function count_documents();

create table ledger_entry (
  id uuid primary key,
  series text not null check (series in ('KP', 'KW', 'NAL', 'NO', 'ST', 'PK', 'BO')),
  year smallint not null check (year = date_part('year', posting_day)),
  document integer not null check (document > 0),
  -- Of a document with many entries, which of them.
  place integer check (place > 0),
  number text not null generated always as
    (series || '/' || year::text || '/' || document::text || coalesce('/' || place::text, '')) stored,
  posting_day date not null,
  -- That counts for interest, and for the order in which payments are spread.
  effective_day date not null,
  -- Without names of people: an entry outlives what is known of them.
  description text not null check (length(description) between 1 and 300),
  recorded_at timestamptz not null default now(),
  -- Who: the audit has their name, if they still have one.
  login_id uuid,
  reverses_id uuid unique references ledger_entry check ((reverses_id is null) = (series <> 'ST')),
  -- The file or the run by which it came, with others.
  source_id uuid
);

create unique index ledger_entry_number on ledger_entry (series, year, document, place) nulls not distinct;
create index ledger_entry_source on ledger_entry (source_id) where source_id is not null;

create table ledger_line (
  id uuid primary key,
  entry_id uuid not null references ledger_entry,
  place smallint not null check (place > 0),
  -- The chart of accounts: docs/product/ledger.md#entries.
  code text not null check (code in ('100', '130', '140', '200', '240', '400', '700', '750', '760', '800')),
  settlement_id uuid references settlement check ((settlement_id is null) = (code <> '200')),
  fee_kind_id uuid references fee_kind check (fee_kind_id is null or code in ('700', '760')),
  -- Above zero for debit (Wn), below for credit (Ma).
  amount_grosz bigint not null check (amount_grosz <> 0 and abs(amount_grosz) <= 1000000000000),
  unique (entry_id, place)
);

create index ledger_line_settlement on ledger_line (settlement_id, entry_id) where settlement_id is not null;

-- A part of what a settlement account owes by a line, to be paid by a day.
create table open_item (
  id uuid primary key,
  line_id uuid not null references ledger_line,
  settlement_id uuid not null references settlement,
  fee_kind_id uuid references fee_kind,
  description text check (length(description) between 1 and 300),
  due_on date not null,
  -- The same, or the next working day.
  effective_due_on date not null check (effective_due_on >= due_on),
  amount_grosz bigint not null check (amount_grosz > 0),
  -- What no living allocation covers; kept by a trigger.
  open_grosz bigint not null
    constraint open_item_within_amount check (open_grosz between 0 and amount_grosz)
);

create index open_item_line on open_item (line_id);
create index open_item_settlement on open_item (settlement_id, due_on);
create index open_item_open on open_item (settlement_id) where open_grosz > 0;

-- What of a payment, the credit of a line, covers which part. It is released, never changed.
create table allocation (
  id uuid primary key,
  line_id uuid not null references ledger_line,
  item_id uuid not null references open_item,
  amount_grosz bigint not null check (amount_grosz > 0),
  -- The payment's, for interest.
  effective_day date not null,
  -- By the rule that spreads payments, between an entry and its reversal, or by a person.
  made_by text not null check (made_by in ('rule', 'reversal', 'person')),
  -- From which posting day on it lives, and on which it lives no more.
  made_on date not null,
  made_at timestamptz not null default now(),
  released_on date,
  released_at timestamptz check ((released_at is null) = (released_on is null))
);

create index allocation_line on allocation (line_id);
create index allocation_item on allocation (item_id);

-- A number that was given is that of an entry when the transaction ends: there is none without a document.
create function check_number_used() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_entry where series = new.series and year = new.year and document = new.last
  ) then
    raise exception 'a number is given to a document'
      using errcode = 'check_violation', constraint = 'document_number_is_used';
  end if;
  return null;
end
$$;

create constraint trigger document_number_is_used
  after insert or update on document_number deferrable initially deferred
  for each row execute function check_number_used();

-- The current balance of an account, kept by a trigger: above zero is owed, below it is overpaid.
alter table settlement add column balance_grosz bigint not null default 0;

-- Nobody else says what a balance is: not by a statement, nor by a trigger that is not the owner's.
create function refuse_stated_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or pg_trigger_depth() < 2
    or (select relowner from pg_class where oid = tg_relid) <> current_user::regrole
  then
    raise exception 'the balance of an account follows from what is posted' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger settlement_has_no_stated_balance
  before insert on settlement
  for each row when (new.balance_grosz <> 0) execute function refuse_stated_balance();
create trigger settlement_keeps_balance
  before update on settlement
  for each row when (new.balance_grosz <> old.balance_grosz) execute function refuse_stated_balance();

-- Runs as the owner, since nobody else may say what a balance is.
create function keep_balances() returns trigger language plpgsql security definer as $$
begin
  -- In one order, so that two postings to the same accounts wait for each other and do not lock each other out.
  perform from settlement
  where id in (select settlement_id from entered)
  order by id for no key update;
  update settlement set balance_grosz = balance_grosz + posted.amount
  from (
    select settlement_id, sum(amount_grosz) as amount from entered
    where settlement_id is not null group by settlement_id
  ) posted
  where settlement.id = posted.settlement_id;
  return null;
end
$$;

create trigger ledger_line_keeps_balances
  after insert on ledger_line referencing new table as entered
  for each statement execute function keep_balances();

-- Whatever an entry states of its time and of those it is recorded with, is so.
create function stamp_ledger_entry() returns trigger language plpgsql as $$
begin
  new.recorded_at := now();
  return new;
end
$$;

create trigger ledger_entry_is_stamped
  before insert on ledger_entry for each row execute function stamp_ledger_entry();

-- Nothing is added to an entry of another transaction.
create function refuse_later_line() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entry where id = new.entry_id and recorded_at <> now()) then
    raise exception 'entries of the ledger are whole when they are recorded' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger ledger_line_is_no_afterthought
  before insert on ledger_line for each row execute function refuse_later_line();

-- At the end of the transaction: two lines at least that come to zero, and each debit of a settlement account in parts.
create function check_entry_balance() returns trigger language plpgsql as $$
declare
  checked uuid := case tg_table_name
    when 'ledger_entry' then to_jsonb(new) ->> 'id'
    when 'ledger_line' then to_jsonb(new) ->> 'entry_id'
    else (select entry_id from ledger_line where id = (to_jsonb(new) ->> 'line_id')::uuid)::text
  end;
  lines integer;
  total numeric;
begin
  select count(*), sum(amount_grosz) into lines, total from ledger_line where entry_id = checked;
  if lines < 2 or total <> 0 then
    raise exception 'an entry of the ledger has two lines or more that come to zero'
      using errcode = 'check_violation', constraint = 'ledger_entry_balances';
  end if;
  if exists (
    select from ledger_line line
    where entry_id = checked and settlement_id is not null
      and greatest(amount_grosz, 0) <>
        coalesce((select sum(amount_grosz) from open_item where line_id = line.id), 0)
  ) then
    raise exception 'the parts of a debt come to its amount'
      using errcode = 'check_violation', constraint = 'open_items_come_to_line';
  end if;
  return null;
end
$$;

do $$
declare
  part text;
begin
  foreach part in array array['ledger_entry', 'ledger_line', 'open_item'] loop
    execute format(
      'create constraint trigger %I after insert on %I deferrable initially deferred
        for each row execute function check_entry_balance()',
      part || '_balances', part
    );
  end loop;
end
$$;

-- At the end of the transaction: an entry bears a number that was given, and what takes another one back is its exact
-- negative, and is never taken back itself.
create function check_entry_document() returns trigger language plpgsql as $$
begin
  if not exists (
    select from document_number where series = new.series and year = new.year and last >= new.document
  ) then
    raise exception 'an entry of the ledger bears a number that was given'
      using errcode = 'check_violation', constraint = 'ledger_entry_number_is_given';
  end if;
  if new.reverses_id is not null and (
    exists (select from ledger_entry where id = new.reverses_id and reverses_id is not null)
    or exists (
      select from (
        select place, code, settlement_id, fee_kind_id, amount_grosz from ledger_line where entry_id = new.id
      ) taking
      full join (
        select place, code, settlement_id, fee_kind_id, amount_grosz from ledger_line where entry_id = new.reverses_id
      ) taken using (place)
      where (taking.code, taking.settlement_id, taking.fee_kind_id, taking.amount_grosz)
        is distinct from (taken.code, taken.settlement_id, taken.fee_kind_id, -taken.amount_grosz)
    )
  ) then
    raise exception 'a reversal is the exact negative of an entry that is none'
      using errcode = 'check_violation', constraint = 'reversal_is_exact';
  end if;
  return null;
end
$$;

create constraint trigger ledger_entry_document
  after insert on ledger_entry deferrable initially deferred
  for each row execute function check_entry_document();

-- Parts are of the line's account, and come with it.
create function refuse_strange_item() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_line line join ledger_entry entry on entry.id = line.entry_id
    where line.id = new.line_id and line.settlement_id = new.settlement_id and entry.recorded_at = now()
  ) then
    raise exception 'the parts of a debt come with it' using errcode = 'check_violation';
  end if;
  new.open_grosz := new.amount_grosz;
  return new;
end
$$;

create trigger open_item_comes_with_its_line
  before insert on open_item for each row execute function refuse_strange_item();

-- A part changes in what of it is open and in nothing else, and that by allocations alone.
create function refuse_item_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'what is open of a debt follows from allocations' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger open_item_stays
  before update on open_item for each row execute function refuse_item_change();

create function check_allocation() returns trigger language plpgsql as $$
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
    join ledger_line owed on owed.id = item.line_id
    join ledger_entry debt on debt.id = owed.entry_id
    where line.id = new.line_id and item.id = new.item_id and line.amount_grosz < 0
      and new.effective_day = payment.effective_day
      and new.made_on >= payment.posting_day and new.made_on >= debt.posting_day
  ) then
    raise exception 'a payment covers what its own account owes, from when both are there' using errcode = 'check_violation';
  end if;
  new.made_at := now();
  new.released_at := null;
  new.released_on := null;
  return new;
end
$$;

create trigger allocation_is_checked
  before insert or update on allocation for each row execute function check_allocation();

-- No more of a payment is spread than it is, and no more of a part is covered than it is. Runs as the owner, since nobody
-- else may say what is open.
create function keep_open_items() returns trigger language plpgsql security definer as $$
begin
  if current_setting('transaction_isolation') = 'repeatable read' then
    raise exception 'a snapshot does not see what others have spread' using errcode = 'check_violation';
  end if;
  -- One after another: what others spread of these accounts meanwhile is counted, too.
  perform from settlement
  where id in (select settlement_id from open_item join touched on touched.item_id = open_item.id)
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

create trigger allocation_added
  after insert on allocation referencing new table as touched
  for each statement execute function keep_open_items();

create trigger allocation_released
  after update on allocation referencing new table as touched
  for each statement execute function keep_open_items();

-- What is in the ledger stays, whoever is connected.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is in the ledger stays as it is' using errcode = 'insufficient_privilege';
end
$$;

-- Whoever is connected may have temporary tables, which are found before all others unless it is said where to look; and
-- may not put to another use what runs as the owner.
do $$
declare
  guard text;
  kept text;
begin
  foreach guard in array array[
    'count_documents', 'check_number_used', 'refuse_stated_balance', 'keep_balances', 'stamp_ledger_entry',
    'refuse_later_line', 'check_entry_balance', 'check_entry_document', 'refuse_strange_item', 'refuse_item_change',
    'check_allocation', 'keep_open_items'
  ] loop
    execute format('alter function %I() set search_path to pg_catalog, %I, pg_temp', guard, current_schema());
    execute format('revoke execute on function %I() from public', guard);
  end loop;
  foreach kept in array array['ledger_entry', 'ledger_line'] loop
    execute format(
      'create trigger %I before update on %I for each row execute function refuse_ledger_change()',
      kept || '_stays', kept
    );
  end loop;
  foreach kept in array array['ledger_entry', 'ledger_line', 'open_item', 'allocation', 'document_number'] loop
    execute format(
      'create trigger %I before delete on %I for each row execute function refuse_ledger_change()',
      kept || '_is_kept', kept
    );
    execute format(
      'create trigger %I before truncate on %I for each statement execute function refuse_ledger_change()',
      kept || '_is_kept_whole', kept
    );
  end loop;
end
$$;

-- What is posted on an account for a day or a later one.
create or replace function settlement_used_from(account uuid, first_day date) returns boolean language sql stable as $$
  select exists (
    select from ledger_line line join ledger_entry entry on entry.id = line.entry_id
    where line.settlement_id = account and entry.posting_day >= first_day
  )
$$;

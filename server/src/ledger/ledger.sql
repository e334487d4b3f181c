-- Entries of the ledger: whole when they are recorded, and never changed (docs/product/ledger.md#guards).

create function count_documents() returns trigger language plpgsql set search_path from current as $$
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

-- A number that was given is that of an entry when the transaction ends: there is none without a document.
create function check_number_used() returns trigger language plpgsql set search_path from current as $$
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

-- Nobody else says what a balance is: not by a statement, nor by a trigger that is not the owner's.
create function refuse_stated_balance() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' or pg_trigger_depth() < 2
    or (select relowner from pg_class where oid = tg_relid) <> current_user::regrole
  then
    raise exception 'the balance of an account follows from what is posted' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

-- Of accounts, cash boxes and bank accounts alike.
do $$
declare
  kept text;
begin
  foreach kept in array array['settlement', 'cash_box', 'bank_account'] loop
    execute format(
      'create trigger %I before insert on %I
        for each row when (new.balance_grosz <> 0) execute function refuse_stated_balance()',
      kept || '_has_no_stated_balance', kept
    );
    execute format(
      'create trigger %I before update on %I
        for each row when (new.balance_grosz <> old.balance_grosz) execute function refuse_stated_balance()',
      kept || '_keeps_balance', kept
    );
  end loop;
end
$$;

-- Runs as the owner, since nobody else may say what a balance is.
create function keep_balances() returns trigger language plpgsql security definer set search_path from current as $$
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
create function stamp_ledger_entry() returns trigger language plpgsql set search_path from current as $$
begin
  new.recorded_at := now();
  return new;
end
$$;

-- Whoever states what the database would say by itself needs no stamp.
create trigger ledger_entry_is_stamped
  before insert on ledger_entry
  for each row when (new.recorded_at is distinct from now()) execute function stamp_ledger_entry();

create trigger ledger_line_is_stamped
  before insert on ledger_line
  for each row when (new.recorded_at is distinct from now()) execute function stamp_ledger_entry();

-- Puts down what of a statement is to be looked through, each once. Runs as the owner, since nobody else may say so.
create function put_off_check() returns trigger language plpgsql security definer set search_path from current as $$
declare
  checked constant text := tg_argv[0];
  written uuid[];
  are_own boolean;
begin
  if checked = 'run' then
    if tg_table_name = 'charge_run' then
      -- A draft charges nothing, and where it does the charges say so.
      select array_agg(id) into written from entered where state <> 'draft';
    else
      select array_agg(run_id) into written from (
        select run_id from entered where run_id is not null
        except select unnest(ids) from posting_check where what = checked
      ) added;
    end if;
  elsif checked = 'bank-line' then
    if tg_table_name = 'bank_line' then
      select array_agg(id) into written from (
        select id from entered
        except select unnest(ids) from posting_check where what = checked
      ) added;
    else
      select array_agg(bank_line_id) into written from (
        select bank_line_id from entered where bank_line_id is not null
        except select unnest(ids) from posting_check where what = checked
      ) added;
    end if;
  elsif tg_table_name = 'charge_line' then
    select array_agg(charge_id) into written from (
      select charge_id from entered
      except select unnest(ids) from posting_check where what = checked
    ) added;
    -- A charge that is not put down was looked through before, in this transaction or long ago.
    if written is not null and exists (
      select from unnest(written) as later (id)
      where (
        select recorded_at = now() from ledger_entry
        where id = (select entry_id from charge where id = later.id)
      ) is not true
    ) then
      raise exception 'charges are whole when they are posted' using errcode = 'check_violation';
    end if;
  elsif tg_table_name = 'ledger_line' then
    select array_agg(entry_id) into written from (
      select entry_id from entered
      except select unnest(ids) from posting_check where what = checked
    ) added;
  elsif tg_table_name = 'open_item' then
    -- Parts come with their line, which is never deleted: no key has to hold it.
    with looked as materialized (
      select
        line.entry_id,
        (line.settlement_id, line.posting_day, line.recorded_at) = (entered.settlement_id, entered.posting_day, now()) as is_own
      from entered
      left join lateral (
        select entry_id, settlement_id, posting_day, recorded_at from ledger_line where id = entered.line_id offset 0
      ) line on true
    )
    select
      (select bool_and(is_own is true) from looked),
      (
        select array_agg(entry_id) from (
          select entry_id from looked except select unnest(ids) from posting_check where what = checked
        ) added
      )
    into are_own, written;
    if not are_own then
      raise exception 'the parts of a debt come with it' using errcode = 'check_violation';
    end if;
  else
    select array_agg(id) into written from entered;
  end if;
  if written is not null then
    insert into posting_check (what, ids) values (checked, written);
  end if;
  return null;
end
$$;

-- Lines that came with it and are of its day; two at least, that come to zero, each debit of a settlement account in parts; a number that was
-- given; and what takes another one back is its exact negative, and is never taken back itself. An entry is never deleted, and its id never
-- changed: no key has to hold its lines. Each row is read once.
create function check_entries() returns trigger language plpgsql security definer
  set search_path from current set enable_bitmapscan to off as $$
declare
  is_whole boolean;
  is_balanced boolean;
  is_in_parts boolean;
  is_numbered boolean;
  own constant text[] := array['id', 'entry_id', 'posting_day', 'recorded_at', 'amount_grosz'];
  reversals uuid[];
  reversal record;
begin
  delete from posting_check where id = new.id;
  with looked as materialized (
    select entry.id, entry.series, entry.year, entry.document, entry.reverses_id, of_lines.*
    from unnest(new.ids) as written (id)
    left join lateral (
      select id, series, year, document, reverses_id, posting_day, recorded_at
      from ledger_entry where id = written.id offset 0
    ) entry on true
    cross join lateral (
      select
        count(*) as lines, sum(amount_grosz) as total,
        bool_and(line.posting_day = entry.posting_day and line.recorded_at = entry.recorded_at) as are_with_it,
        bool_and(
          settlement_id is null
          or greatest(amount_grosz, 0) =
            coalesce((select sum(amount_grosz) from open_item where line_id = line.id), 0)
        ) as in_parts
      from ledger_line line where entry_id = written.id
    ) of_lines
  ), highest as (
    -- Numbers are given one after another: where the highest of a year was given, all were.
    select series, year, max(document) as document from looked where id is not null group by series, year
  )
  select
    bool_and(looked.id is not null and looked.are_with_it is not false),
    bool_and(lines >= 2 and total = 0), bool_and(in_parts),
    array_agg(looked.id) filter (where reverses_id is not null),
    (
      select bool_and(
        exists (
          select from document_number
          where series = highest.series and year = highest.year and last >= highest.document
        )
      )
      from highest
    )
  into is_whole, is_balanced, is_in_parts, reversals, is_numbered
  from looked;
  if not is_whole then
    raise exception 'entries of the ledger are whole when they are recorded' using errcode = 'check_violation';
  end if;
  if not is_balanced then
    raise exception 'an entry of the ledger has two lines or more that come to zero'
      using errcode = 'check_violation', constraint = 'ledger_entry_balances';
  end if;
  if not is_in_parts then
    raise exception 'the parts of a debt come to its amount'
      using errcode = 'check_violation', constraint = 'open_items_come_to_line';
  end if;
  if not is_numbered then
    raise exception 'an entry of the ledger bears a number that was given'
      using errcode = 'check_violation', constraint = 'ledger_entry_number_is_given';
  end if;
  for reversal in
    select entry.id, entry.reverses_id
    from unnest(reversals) as written (id)
    cross join lateral (select id, reverses_id from ledger_entry where id = written.id offset 0) entry
  loop
    if (select reverses_id from ledger_entry where id = reversal.reverses_id) is not null
      or exists (
        select from (
          select place, amount_grosz, to_jsonb(line) - own as said
          from ledger_line line where entry_id = reversal.id
        ) taking
        full join (
          select place, amount_grosz, to_jsonb(line) - own as said
          from ledger_line line where entry_id = reversal.reverses_id
        ) taken using (place)
        where (taking.said, taking.amount_grosz) is distinct from (taken.said, -taken.amount_grosz)
      )
    then
      raise exception 'a reversal is the exact negative of an entry that is none'
        using errcode = 'check_violation', constraint = 'reversal_is_exact';
    end if;
  end loop;
  return null;
end
$$;

-- Nothing is posted in a closed year, or before it, by whatever door. Who posts holds all years open until the transaction ends, and who
-- closes one waits for them (docs/product/closing.md#guard): a posting of that moment is in the year before it is closed, or refused.
create function refuse_closed_years() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('grzadka closed years'));
  if exists (
    select from ledger_year where closed_at is not null and year >= (select min(year) from entered)
  ) then
    raise exception 'nothing is posted in a closed year'
      using errcode = 'check_violation', constraint = 'ledger_entry_in_open_year';
  end if;
  return null;
end
$$;

create trigger ledger_entry_in_open_year
  after insert on ledger_entry referencing new table as entered
  for each statement execute function refuse_closed_years();

-- Years are closed one after another once they are over, and the last one alone is opened again.
create function guard_ledger_year() returns trigger language plpgsql set search_path from current as $$
begin
  if new.closed_at is not null and (
    make_date(new.year, 12, 31) >= today()
    or exists (select from ledger_year where closed_at is null and year < new.year)
  ) then
    raise exception 'years are closed one after another, when they are over'
      using errcode = 'check_violation', constraint = 'ledger_year_in_order';
  end if;
  if new.closed_at is null and exists (
    select from ledger_year where closed_at is not null and year > new.year
  ) then
    raise exception 'the last closed year alone is opened again'
      using errcode = 'check_violation', constraint = 'ledger_year_is_last';
  end if;
  return new;
end
$$;

create trigger ledger_year_in_order
  before insert or update on ledger_year for each row execute function guard_ledger_year();

-- What is in the ledger stays, whoever is connected.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and erases_person() then
    return new;
  end if;
  raise exception 'what is in the ledger stays as it is' using errcode = 'insufficient_privilege';
end
$$;

-- What is written down of money stays as it was written, whoever is connected: of each row only what is named here may change, and no
-- row goes that somebody could ask for later (docs/product/ledger.md#guards, 0180).

create function refuse_money_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and erases_person() then
    return new;
  end if;
  raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
end
$$;

-- What is in the ledger is neither changed nor deleted; of its lines the parts and their allocations have rules of their own.
do $$
declare
  kept text;
begin
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
  foreach kept in array array['ledger_entry', 'ledger_line', 'open_item'] loop
    execute format(
      $trigger$create trigger %I after insert on %I referencing new table as entered
        for each statement execute function put_off_check('entry')$trigger$,
      kept || '_is_checked', kept
    );
  end loop;
end
$$;

create constraint trigger entries_are_whole
  after insert on posting_check deferrable initially deferred
  for each row when (new.what = 'entry') execute function check_entries();

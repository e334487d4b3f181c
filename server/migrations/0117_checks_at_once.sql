-- What is looked through of entries, charges and lines of the bank's is what it was, with half of the rows read for it (0187).

-- Two lines at least that come to zero, each debit of a settlement account in parts, a number that was given; and what takes another one
-- back is its exact negative, and is never taken back itself.
create or replace function check_entries() returns trigger language plpgsql security definer as $$
declare
  is_balanced boolean;
  is_in_parts boolean;
  is_numbered boolean;
  own constant text[] := array['id', 'entry_id', 'posting_day', 'recorded_at', 'amount_grosz'];
  reversals uuid[];
  reversal record;
begin
  delete from posting_check where id = new.id;
  select bool_and(lines >= 2 and total = 0), bool_and(in_parts) into is_balanced, is_in_parts
  from unnest(new.ids) as written (id)
  cross join lateral (
    select
      count(*) as lines, sum(amount_grosz) as total,
      bool_and(
        settlement_id is null
        or greatest(amount_grosz, 0) =
          coalesce((select sum(amount_grosz) from open_item where line_id = line.id), 0)
      ) as in_parts
    from ledger_line line where entry_id = written.id
  ) entry;
  if not is_balanced then
    raise exception 'an entry of the ledger has two lines or more that come to zero'
      using errcode = 'check_violation', constraint = 'ledger_entry_balances';
  end if;
  if not is_in_parts then
    raise exception 'the parts of a debt come to its amount'
      using errcode = 'check_violation', constraint = 'open_items_come_to_line';
  end if;
  -- Numbers are given one after another: where the highest of a year was given, all were.
  with highest as (
    select series, year, max(document) as document, array_agg(id) filter (where reverses_id is not null) as taking
    from unnest(new.ids) as written (entry_id)
    cross join lateral (
      select id, series, year, document, reverses_id from ledger_entry where id = written.entry_id offset 0
    ) entry
    group by series, year
  )
  select
    bool_and(
      exists (
        select from document_number
        where series = highest.series and year = highest.year and last >= highest.document
      )
    ),
    (select array_agg(id) from highest cross join unnest(taking) id)
  into is_numbered, reversals
  from highest;
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

-- A charge is what its entry says, of its account, kind, number and day, and what its lines come to.
create or replace function check_charges() returns trigger language plpgsql security definer as $$
declare
  is_posted boolean;
  is_in_lines boolean;
begin
  delete from posting_check where id = new.id;
  select bool_and(coalesce(is_in_entry, false) and is_numbered), bool_and(lines = amount_grosz)
  into is_posted, is_in_lines
  from unnest(new.ids) as written (id)
  cross join lateral (
    select
      amount_grosz,
      (
        select bool_or(settlement_id = charge.settlement_id and amount_grosz = charge.amount_grosz)
          and bool_or(fee_kind_id = charge.fee_kind_id and amount_grosz = -charge.amount_grosz)
        from ledger_line where entry_id = charge.entry_id
      ) as is_in_entry,
      (
        select number = charge.number and posting_day = charge.issue_day
        from ledger_entry where id = charge.entry_id
      ) as is_numbered,
      (select coalesce(sum(amount_grosz), 0) from charge_line where charge_id = charge.id) as lines
    from charge where id = written.id offset 0
  ) charged;
  if not is_posted then
    raise exception 'a charge is what its entry says'
      using errcode = 'check_violation', constraint = 'charge_is_posted';
  end if;
  if not is_in_lines then
    raise exception 'the lines of a charge come to it'
      using errcode = 'check_violation', constraint = 'charge_lines_come_to_charge';
  end if;
  return null;
end
$$;

do $$
declare
  guard text;
begin
  foreach guard in array array['check_entries', 'check_charges'] loop
    execute format('alter function %I() set search_path to pg_catalog, %I, pg_temp', guard, current_schema());
  end loop;
end
$$;

-- Days are looked for by their plot first, which has few of them, and not by their kind, which has those of all plots.
alter table charge
  drop constraint charge_days,
  add constraint charge_days exclude using gist (
    (coalesce(garden_id, settlement_id)) with =, fee_kind_id with =, daterange(first_day, last_day, '[]') with &&
  ) where (first_day is not null and reversed_on is null);

-- What rows of money refer to is asked once for a statement, whatever it is and as strictly as a foreign key asks it. PostgreSQL asks for
-- each row and each key, also of columns that are null: a third of what an approval or the booking of a statement took (0187).

-- What such a key asks of the other side is in one function for each table that is referred to, and in one for each that refers.
do $$
declare
  side record;
begin
  create temporary table statement_key (
    child text, column_name text, parent text, is_everlasting boolean, may_change boolean default false,
    name text generated always as (child || '_' || column_name || '_fkey') stored
  ) on commit drop;
  insert into statement_key (child, column_name, parent, is_everlasting) values
    ('ledger_entry', 'reverses_id', 'ledger_entry', true),
    ('ledger_line', 'settlement_id', 'settlement', false),
    ('ledger_line', 'fee_kind_id', 'fee_kind', false),
    ('ledger_line', 'cash_box_id', 'cash_box', false),
    ('ledger_line', 'cost_category_id', 'cost_category', false),
    ('ledger_line', 'income_category_id', 'income_category', false),
    ('ledger_line', 'bank_account_id', 'bank_account', false),
    ('open_item', 'fee_kind_id', 'fee_kind', false),
    ('open_item', 'interest_on_id', 'open_item', true),
    ('charge', 'run_id', 'charge_run', false),
    ('charge', 'garden_id', 'garden', false),
    ('charge', 'reversal_id', 'ledger_entry', true),
    ('charge_line', 'tariff_id', 'tariff', false),
    ('billed_stretch', 'run_id', 'charge_run', false),
    ('billed_stretch', 'fee_kind_id', 'fee_kind', false),
    ('billed_stretch', 'tariff_id', 'tariff', false),
    ('billed_stretch', 'settlement_id', 'settlement', false),
    ('bank_line', 'bank_account_id', 'bank_account', false),
    ('bank_line', 'double_of', 'bank_line', true),
    ('bank_line_reason', 'settlement_id', 'settlement', false),
    ('money_movement', 'settlement_id', 'settlement', false),
    ('money_movement', 'cost_category_id', 'cost_category', false),
    ('money_movement', 'income_category_id', 'income_category', false);
  -- What a movement by bank is for is said later.
  update statement_key set may_change = true where child = 'money_movement';

  -- Who refers to something holds it until the transaction ends, so that nobody takes it away unseen, as a foreign key does. What nobody can
  -- take away needs no hold. Runs as the owner, as a key does: who may post need not be able to lock a plot. By their names they are asked
  -- before all others.
  for side in
    select child, bool_or(may_change) as may_change, string_agg(
      format(
        $check$
  if exists (
    select from (select distinct %1$I as id from entered where %1$I is not null) named
    where (select true from %2$I where id = named.id%3$s) is not true
  ) then
    raise exception 'a row of %4$s refers to none of %2$s'
      using errcode = 'foreign_key_violation', constraint = %5$L, table = %4$L;
  end if;$check$,
        column_name, parent, case when is_everlasting then '' else ' for key share' end, child, name
      ),
      ''
    ) as checks
    from statement_key group by child
  loop
    execute format(
      $make$
create function %1$I() returns trigger language plpgsql security definer set search_path from current as $body$
begin%2$s
  return null;
end
$body$;
create trigger %1$I after insert on %3$I referencing new table as entered
  for each statement execute function %1$I()$make$,
      side.child || '_asks_parents', side.checks, side.child
    );
    continue when not side.may_change;
    execute format(
      'create trigger %I after update on %I referencing new table as entered for each statement execute function %I()',
      side.child || '_asks_parents_again', side.child, side.child || '_asks_parents'
    );
  end loop;

  -- Who takes something away waits for who refers to it, and then sees the rows. In a snapshot they would not be seen.
  for side in
    select parent, string_agg(
      format(
        $check$
  if exists (select from %1$I where %2$I = old.id) then
    raise exception 'a row of %1$s refers to this one of %3$s'
      using errcode = 'foreign_key_violation', constraint = %4$L, table = %1$L;
  end if;$check$,
        child, column_name, parent, name
      ),
      ''
    ) as checks
    from statement_key where not is_everlasting group by parent
  loop
    execute format(
      $make$
create function %1$I() returns trigger language plpgsql security definer set search_path from current as $body$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'a snapshot does not see what others have posted' using errcode = 'check_violation';
  end if;%2$s
  return null;
end
$body$;
create trigger %1$I after delete or update of id on %3$I
  for each row execute function %1$I()$make$,
      side.parent || '_keeps_children', side.checks, side.parent
    );
  end loop;

  -- A table that keys refer to is not emptied either.
  for side in
    select distinct parent from statement_key
    where not exists (
      select from pg_trigger where tgrelid = parent::regclass and tgname = parent || '_is_kept_whole'
    )
  loop
    execute format(
      'create trigger %I before truncate on %I for each statement execute function refuse_money_change()',
      side.parent || '_is_kept_whole', side.parent
    );
  end loop;
end
$$;

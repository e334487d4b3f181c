-- What rows of money refer to is asked once for a statement, whatever it is and as strictly as a foreign key asks it; and what a row says by
-- itself as the database would say it is not said again. PostgreSQL asks for each row and each key, also of columns that are null:
-- a third of what an approval or the booking of a statement took (0187).

-- What such a key asks of the other side is in one function for each table that is referred to, and in one for each that refers.
do $$
declare
  own constant text := current_schema();
  key record;
  side record;
begin
  create temporary table statement_key (
    child text, column_name text, parent text, is_everlasting boolean,
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
    ('charge', 'run_id', 'charge_run', false),
    ('charge', 'garden_id', 'garden', false),
    ('charge', 'reversal_id', 'ledger_entry', true),
    ('charge_line', 'tariff_id', 'tariff', false),
    ('billed_stretch', 'run_id', 'charge_run', false),
    ('billed_stretch', 'fee_kind_id', 'fee_kind', false),
    ('billed_stretch', 'tariff_id', 'tariff', false),
    ('billed_stretch', 'settlement_id', 'settlement', false),
    ('money_movement', 'settlement_id', 'settlement', false),
    ('money_movement', 'cost_category_id', 'cost_category', false),
    ('money_movement', 'income_category_id', 'income_category', false),
    ('bank_line', 'bank_account_id', 'bank_account', false),
    ('bank_line', 'double_of', 'bank_line', true),
    ('bank_line_reason', 'settlement_id', 'settlement', false);

  -- Who refers to something holds it until the transaction ends, so that nobody takes it away unseen, as a foreign key does. What nobody can
  -- take away needs no hold. Runs as the owner, as a key does: who may post need not be able to lock a plot. By their names they are asked
  -- before all others.
  for side in
    select child, string_agg(
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
create function %1$I() returns trigger language plpgsql security definer set search_path to pg_catalog, %2$I, pg_temp as $body$
begin%3$s
  return null;
end
$body$;
revoke execute on function %1$I() from public;
create trigger %1$I after insert on %4$I referencing new table as entered
  for each statement execute function %1$I()$make$,
      side.child || '_asks_parents', own, side.checks, side.child
    );
  end loop;

  -- What a movement is for may be said later. Nothing else of these changes.
  create trigger money_movement_asks_parents_again
    after update on money_movement referencing new table as entered
    for each statement execute function money_movement_asks_parents();

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
create function %1$I() returns trigger language plpgsql security definer set search_path to pg_catalog, %2$I, pg_temp as $body$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'a snapshot does not see what others have posted' using errcode = 'check_violation';
  end if;%3$s
  return null;
end
$body$;
revoke execute on function %1$I() from public;
create trigger %1$I after delete or update of id on %4$I
  for each row execute function %1$I()$make$,
      side.parent || '_keeps_children', own, side.checks, side.parent
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

  for key in select * from statement_key loop
    execute format('alter table %I drop constraint %I', key.child, key.name);
  end loop;
end
$$;

-- Keys that something else says already, of rows that nobody can delete or give another id: what an allocation spreads and covers, of which
-- account (check_allocations); the entry of a movement, whose cash box and bank account are those of its lines (check_movements); the
-- entries of a line of the bank's, which have lines (check_bank_lines), and its file, which is booked (refuse_later_bank_line); the line
-- that was booked for a reason (refuse_later_reason); the charge of days of a meter (refuse_later_charge).
alter table allocation
  drop constraint allocation_line_id_fkey,
  drop constraint allocation_item_id_fkey,
  drop constraint allocation_settlement_id_fkey;
alter table money_movement
  drop constraint money_movement_id_fkey,
  drop constraint money_movement_cash_box_id_fkey,
  drop constraint money_movement_bank_account_id_fkey;
alter table bank_line
  drop constraint bank_line_entry_id_fkey,
  drop constraint bank_line_assignment_id_fkey,
  drop constraint bank_line_import_id_fkey;
alter table bank_line_reason drop constraint bank_line_reason_line_id_fkey;
alter table billed_stretch drop constraint billed_stretch_charge_id_fkey;

-- Not even by what runs below a trigger is a part given to another line, account or kind.
create trigger open_item_keeps_place
  before update on open_item
  for each row when (
    (old.id, old.line_id, old.settlement_id, old.fee_kind_id)
      is distinct from (new.id, new.line_id, new.settlement_id, new.fee_kind_id)
  )
  execute function refuse_money_change();

-- Whoever states what the database would say by itself needs no stamp.
drop trigger ledger_entry_is_stamped on ledger_entry;
create trigger ledger_entry_is_stamped
  before insert on ledger_entry
  for each row when (new.recorded_at is distinct from now()) execute function stamp_ledger_entry();
drop trigger ledger_line_is_stamped on ledger_line;
create trigger ledger_line_is_stamped
  before insert on ledger_line
  for each row when (new.recorded_at is distinct from now()) execute function stamp_ledger_entry();
drop trigger open_item_is_stamped on open_item;
create trigger open_item_is_stamped
  before insert on open_item
  for each row when (new.open_grosz is distinct from new.amount_grosz or new.recorded_at is distinct from now())
  execute function stamp_open_item();
drop trigger audit_entry_time on audit_entry;
create trigger audit_entry_time
  before insert on audit_entry
  for each row when (new.at is distinct from now()) execute function date_audited_record();
drop trigger name_audited_record on audit_entry;
create trigger name_audited_record
  before insert on audit_entry
  for each row when (new.record_name is null) execute function name_audited_record();

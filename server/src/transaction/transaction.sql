-- Movements of money, and what of money's tables may change at all (docs/product/ledger.md#guards, 0180).

-- A movement is taken back once, by what took its entry back; only one by bank waits, and is for something else afterwards.
create function guard_money_movement() returns trigger language plpgsql set search_path from current as $$
begin
  if new.reversed_by is distinct from old.reversed_by and (
    old.reversed_by is not null
    or not exists (select from ledger_entry where reverses_id = old.id and number = new.reversed_by)
  ) or old.source <> 'bank' and
    (old.waiting, old.settlement_id, old.cost_category_id, old.income_category_id)
      is distinct from (new.waiting, new.settlement_id, new.cost_category_id, new.income_category_id)
  then
    raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger money_movement_stays
  before update on money_movement for each row execute function guard_money_movement();

-- A movement comes with its entry, and repeats what the entry says: number, day and words, how much came or went, and in which
-- cash box or account.
create function check_movements() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (
    select from entered
    where (
      select entry.number = entered.number and entry.series = entered.series
        and entry.posting_day = entered.booking_day and entry.description = entered.description
        and entry.recorded_at = now()
        and entered.amount_grosz = coalesce(nullif(abs(posted.moved), 0), posted.paid)
        and entered.direction is not distinct from
          case when posted.moved > 0 then 'in' when posted.moved < 0 then 'out' end
        and entered.source =
          case when posted.cash is not null then 'cash' when posted.banks is not null then 'bank' else 'other' end
        and (entered.cash_box_id = any (posted.cash) or num_nonnulls(entered.cash_box_id, posted.cash) = 0)
        and (entered.bank_account_id = any (posted.banks) or num_nonnulls(entered.bank_account_id, posted.banks) = 0)
      from ledger_entry entry
      cross join lateral (
        select
          case
            when bool_or(code = '100') then sum(amount_grosz) filter (where code = '100')
            else coalesce(sum(amount_grosz) filter (where code = '130'), 0)
          end as moved,
          coalesce(sum(amount_grosz) filter (where amount_grosz > 0), 0) as paid,
          array_agg(cash_box_id) filter (where code = '100') as cash,
          array_agg(bank_account_id) filter (where code = '130') as banks
        from ledger_line where entry_id = entry.id
      ) posted
      where entry.id = entered.id
    ) is not true
  ) then
    raise exception 'a movement of money is what its entry says'
      using errcode = 'check_violation', constraint = 'money_movement_is_posted';
  end if;
  return null;
end
$$;

create trigger money_movement_is_checked
  after insert on money_movement referencing new table as entered
  for each statement execute function check_movements();

-- Of a row nothing changes but these columns. Those that PostgreSQL computes are among them where they follow from one of these: they
-- are not there yet when a trigger looks before the row is written.
create function keep_money_columns() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and erases_person() then
    return new;
  end if;
  if to_jsonb(old) - tg_argv <> to_jsonb(new) - tg_argv then
    raise exception 'what is written of money stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

-- A refund that is on a statement of the bank stays.
create trigger refund_stays_paid
  before delete on refund for each row when (old.bank_line_id is not null) execute function refuse_money_change();

-- An account is that of one plot, or of one party, for ever.
create trigger settlement_keeps_place
  before update on settlement
  for each row when (
    (old.id, old.garden_id, old.party_id, old.created_at)
      is distinct from (new.id, new.garden_id, new.party_id, new.created_at)
  )
  execute function refuse_money_change();

do $$
declare
  kept record;
begin
  -- Which columns may change.
  for kept in select * from (values
    ('money_movement', '{reversed_by,waiting,settlement_id,cost_category_id,income_category_id,state}'::text[]),
    ('bank_line', '{state,entry_id,assignment_id,decided_by,postponed_at}'),
    ('bank_line_reason', '{}'),
    ('bank_import', '{lines_new,lines_known,lines_double,applied_at,applied_by,object_id}'),
    ('bank_import_line', '{}'),
    ('refund', '{bank_line_id}'),
    ('known_sender', '{confirmed_on}'),
    ('settlement_holder', '{settlement_id}'),
    ('charge_amount', '{amount_grosz,description,version,updated_at}'),
    ('charge_run_settlement', '{skip_reason,state,difference_size}'),
    ('interest_waiver', '{}'),
    ('ledger_year', '{closed_at,closed_by,papers_at,reopened_at,reopen_reason,version,updated_at,id,name}'),
    ('write_off', '{}'),
    ('payment_plan', '{ended_on,cancel_reason,version,updated_at}'),
    ('payment_plan_rate', '{}'),
    ('payment_plan_part', '{}'),
    ('cost', '{counts,year,document_number,document_day,supplier_id,supplier_name,supplier_key,ksef_number,file_id,description,day,is_documented,search,version,updated_at}'),
    ('cash_report_print', '{}'),
    ('cash_box', '{name,active,balance_grosz,search,version,updated_at}'),
    ('bank_account', '{name,nrb,bank_profile_id,active,balance_grosz,search,version,updated_at}')
  ) stated (name, columns) loop
    execute format(
      'create trigger %I before update on %I for each row execute function %s',
      kept.name || '_keeps_columns', kept.name,
      case
        when kept.columns = '{}' then 'refuse_money_change()'
        else format('keep_money_columns(%s)', (select string_agg(quote_literal(name), ', ') from unnest(kept.columns) name))
      end
    );
  end loop;
  -- What nobody takes away.
  for kept in select * from (values ('money_movement'), ('bank_line'), ('ledger_year'), ('write_off'), ('cost'), ('cash_report_print'),
    ('payment_plan'), ('payment_plan_rate'), ('payment_plan_part')
  ) stated (name) loop
    execute format(
      'create trigger %I before delete on %I for each row execute function refuse_money_change()',
      kept.name || '_is_kept', kept.name
    );
  end loop;
  for kept in select * from (values
    ('money_movement'), ('bank_line'), ('ledger_year'), ('bank_line_reason'), ('bank_import'), ('bank_import_line'),
    ('refund'), ('settlement'), ('settlement_holder'), ('charge_amount'), ('charge_run_settlement'), ('interest_waiver'), ('cash_box'),
    ('bank_account'), ('known_sender'), ('write_off'), ('cost'), ('cash_report_print'),
    ('payment_plan'), ('payment_plan_rate'), ('payment_plan_part')
  ) stated (name) loop
    execute format(
      'create trigger %I before truncate on %I for each statement execute function refuse_money_change()',
      kept.name || '_is_kept_whole', kept.name
    );
  end loop;
end
$$;

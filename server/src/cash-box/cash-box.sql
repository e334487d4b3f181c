-- What is in cash boxes (docs/product/payments.md#cash-boxes).

-- The least that is in a cash box at the end of that day or of any later one. What was posted before is read by nobody.
create function cash_left_from(box uuid, first_day date) returns bigint language sql stable set search_path from current as $$
  select balance_grosz - greatest(
    (
      select max(after)
      from (
        select sum(sum(amount_grosz)) over (order by posting_day desc) as after
        from ledger_line
        where cash_box_id = box and posting_day > first_day
        group by posting_day
      ) later
    ),
    0
  )
  from cash_box where id = box
$$;

-- What is in a cash box follows from what is posted, and never falls below zero at the end of a day. Runs as the owner, since
-- nobody else may say what is in it.
create function keep_cash() returns trigger language plpgsql security definer set search_path from current as $$
begin
  -- One after another: what others take out meanwhile is counted, too.
  perform from cash_box
  where id in (select cash_box_id from entered)
  order by id for no key update;
  update cash_box set balance_grosz = balance_grosz + posted.amount
  from (
    select cash_box_id, sum(amount_grosz) as amount from entered
    where cash_box_id is not null group by cash_box_id
  ) posted
  where cash_box.id = posted.cash_box_id;
  if exists (
    select from (
      select cash_box_id as id, min(posting_day) as first_day from entered
      where cash_box_id is not null group by cash_box_id
    ) touched
    where cash_left_from(touched.id, touched.first_day) < 0
  ) then
    raise exception 'there is never less than nothing in a cash box'
      using errcode = 'check_violation', constraint = 'cash_box_not_below_zero';
  end if;
  return null;
end
$$;

create trigger ledger_line_keeps_cash
  after insert on ledger_line referencing new table as entered
  for each statement execute function keep_cash();

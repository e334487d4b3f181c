-- Payment plans: how they stand follows from what is paid, and from nobody's word (docs/product/payment-plans.md#state).

-- Rates come to what was open of the parts, which are the account's, and each is due after the one before it. What is added later breaks that.
create function check_payment_plan() returns trigger language plpgsql set search_path from current as $$
declare
  checked constant uuid := case when tg_table_name = 'payment_plan' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'plan_id' end;
begin
  if (
    select
      plan.amount_grosz = (select sum(amount_grosz) from payment_plan_rate where plan_id = plan.id)
      and plan.amount_grosz = (
        select sum(part.amount_grosz)
        from payment_plan_part part join open_item item on item.id = part.item_id
        where part.plan_id = plan.id and item.settlement_id = plan.settlement_id and part.amount_grosz <= item.amount_grosz
      )
      and (
        select bool_and(is_later) from (
          select due_on > coalesce(lag(due_on) over (order by place), '-infinity') as is_later
          from payment_plan_rate where plan_id = plan.id
        ) rate
      )
      and plan.amount_grosz = (select sum(amount_grosz) from payment_plan_part where plan_id = plan.id)
    from payment_plan plan where plan.id = checked
  ) is not true then
    raise exception 'the rates of a plan come to what was open of its parts'
      using errcode = 'check_violation', constraint = 'payment_plan_is_whole';
  end if;
  return null;
end
$$;

do $$
declare
  checked text;
begin
  foreach checked in array array['payment_plan', 'payment_plan_rate', 'payment_plan_part'] loop
    execute format(
      'create constraint trigger %I after insert on %I deferrable initially deferred
        for each row execute function check_payment_plan()',
      checked || '_is_whole', checked
    );
  end loop;
end
$$;

-- A plan ends once, and stays as it ended.
create trigger payment_plan_ends_once
  before update on payment_plan
  for each row when (
    old.ended_on is not null
    and (old.ended_on, old.cancel_reason) is distinct from (new.ended_on, new.cancel_reason)
  )
  execute function refuse_money_change();

-- How each rate stands. What is paid of a plan's parts pays the first rates first, and whatever makes less of a part open counts as paid: so
-- after a rate's day no more may be open than the later ones come to. How much more was, by the days that count for interest, is missed.
create view payment_plan_rate_standing as
  select
    rate.plan_id, rate.place, rate.due_on, rate.effective_due_on, rate.amount_grosz,
    greatest(0, least(rate.amount_grosz, left_open.now_grosz - rate.later_grosz)) as open_grosz,
    case when rate.effective_due_on < least(today(), rate.ended_on)
      then greatest(0, left_open.then_grosz - rate.later_grosz) else 0 end as missed_grosz
  from (
    select
      payment_plan_rate.*, ended_on,
      coalesce(
        sum(payment_plan_rate.amount_grosz)
          over (partition by plan_id order by place rows between 1 following and unbounded following),
        0
      )::bigint as later_grosz
    from payment_plan_rate join payment_plan on payment_plan.id = plan_id
  ) rate
  cross join lateral (
    select
      coalesce(sum(item.open_grosz), 0)::bigint as now_grosz,
      coalesce(sum(item.amount_grosz - coalesce(covered.amount, 0)), 0)::bigint as then_grosz
    from payment_plan_part part
    join open_item item on item.id = part.item_id
    left join lateral (
      select sum(amount_grosz) as amount from allocation
      where item_id = item.id and released_at is null and effective_day <= rate.effective_due_on
    ) covered on true
    where part.plan_id = rate.plan_id
  ) left_open;

-- How each plan stands today: the first rate that was missed, and the first that is still to be paid. Until and with `deferred_thru` it was
-- kept: until the day of the rate that was missed, until it was cancelled, or to its end.
create view payment_plan_standing as
  select
    plan.id, plan.settlement_id, plan.agreed_on, plan.ended_on, plan.without_interest,
    rates.open_grosz,
    broken.due_on as broken_on, broken.missed_grosz,
    coming.due_on as next_on, coming.open_grosz as next_grosz,
    least(plan.ended_on, broken.effective_due_on, rates.last_on) as deferred_thru,
    case
      when plan.cancel_reason is not null then 'cancelled'
      when plan.ended_on is not null or rates.open_grosz = 0 then 'paid'
      when broken.due_on is not null then 'broken'
      else 'kept'
    end as state
  from payment_plan plan
  cross join lateral (
    select
      coalesce(sum(open_grosz), 0)::bigint as open_grosz, max(effective_due_on) as last_on,
      min(place) filter (where missed_grosz > 0) as broken_place, min(place) filter (where open_grosz > 0) as next_place
    from payment_plan_rate_standing where plan_id = plan.id
  ) rates
  left join payment_plan_rate_standing broken on broken.plan_id = plan.id and broken.place = rates.broken_place
  left join payment_plan_rate_standing coming on coming.plan_id = plan.id and coming.place = rates.next_place;

-- Whether an account has a plan today that is kept and not paid yet: then nobody reminds it.
create function has_kept_payment_plan(account uuid) returns boolean language sql stable as $$
  select exists (
    select from payment_plan_standing where settlement_id = account and ended_on is null and state = 'kept'
  )
$$;

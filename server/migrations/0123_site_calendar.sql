-- The calendar of the public site (docs/product/site.md#calendar): what it shows, each switched on by itself, and the days on which
-- something of an approved run is to be paid.

alter table settings
  add column calendar_meetings boolean not null default false,
  add column calendar_readings boolean not null default false,
  add column calendar_due_days boolean not null default false;

alter table charge_run add column due_days date[] not null default '{}';
update charge_run set due_days = coalesce((
  select array_agg(distinct (part ->> 'dueOn')::date order by (part ->> 'dueOn')::date)
  from charge_run_settlement
  cross join lateral jsonb_array_elements(charges) charge
  cross join lateral jsonb_array_elements(charge -> 'parts') part
  where run_id = charge_run.id
    and charge_run_settlement.state in ('ready', 'to-check')
    and (part ->> 'amount')::bigint > 0
), '{}')
where number is not null;

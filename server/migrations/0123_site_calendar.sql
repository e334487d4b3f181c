-- The calendar and the picture of the public site (docs/product/site.md#calendar): what the calendar shows, each part switched on by
-- itself, and the days on which something of an approved run is to be paid.

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

-- The picture at the head of the public site, with a version of its own as the logo has.
create table settings_picture (
  id uuid primary key references settings,
  -- Null while there is none.
  image_id uuid references image,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

insert into settings_picture (id) select id from settings;

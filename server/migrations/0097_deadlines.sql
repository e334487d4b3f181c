-- What counts down to a last day (docs/product/deadlines.md): applications for the transfer of a plot, when a charge run is first due,
-- and which meters are to be legalised.

create table transfer_application (
  id uuid primary key,
  garden_id uuid not null references garden on delete cascade,
  applied_on date not null,
  from_party_id uuid not null references party on delete cascade,
  -- Whom it is to go to: a party, or the name of somebody who is none yet.
  to_party_id uuid references party on delete cascade,
  to_name text check (length(to_name) between 1 and 200),
  -- None while the board has not decided; two months after the application that is consent.
  decision text check (decision in ('consent', 'refusal')),
  decided_on date,
  note text check (length(note) between 1 and 1000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint transfer_application_to check (num_nonnulls(to_party_id, to_name) = 1),
  constraint transfer_application_decided check (num_nulls(decision, decided_on) in (0, 2)),
  constraint transfer_application_days check (decided_on >= applied_on)
);

create index transfer_application_garden_id on transfer_application (garden_id);
create index transfer_application_from_party_id on transfer_application (from_party_id);
create index transfer_application_to_party_id on transfer_application (to_party_id);
create index transfer_application_waiting on transfer_application (applied_on) where decision is null;

-- The first day on which something of a run is to be paid: of a draft as it was reckoned last.
alter table charge_run add column first_due_on date;
update charge_run set first_due_on = (
  select min((part ->> 'dueOn')::date)
  from charge_run_settlement
  cross join lateral jsonb_array_elements(charges) charge
  cross join lateral jsonb_array_elements(charge -> 'parts') part
  where run_id = charge_run.id
    and charge_run_settlement.state in ('ready', 'to-check')
    and (part ->> 'amount')::bigint > 0
)
where amount_grosz is not null;

-- With whether a meter is in use, so that those that are can be counted by the index alone.
drop index meter_legalised_until;
create index meter_legalised_until on meter (legalised_until, id) include (active)
  where legalised_until is not null;

-- An approval is a job: which one was asked for last, how far it is, who asked, and why nothing came of it (docs/product/charge-runs.md#approval, 0181).
alter table charge_run
  add column approval text check (approval in ('waiting', 'running', 'failed')),
  add column approval_id uuid,
  -- A login, of which nothing else is known; null for who has the computer.
  add column approval_by uuid,
  -- Whether they confirmed that it is known too late.
  add column approval_short_notice boolean not null default false,
  add column approval_done integer not null default 0,
  add column approval_of integer not null default 0,
  add column approval_refusal text check (length(approval_refusal) between 1 and 500),
  add constraint charge_run_approval check (
    (approval is null or number is null) and (approval_refusal is null or approval = 'failed')
  );

-- One at a time, whoever asks for it.
create unique index charge_run_one_approval on charge_run ((true)) where approval in ('waiting', 'running');

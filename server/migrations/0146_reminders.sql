-- Reminders of what is overdue: which message reminds which accounts, at which level (docs/product/reminders.md, 0217).

alter table settings
  -- Of less nobody is reminded, in grosze.
  add column reminder_minimum integer not null default 1000 check (reminder_minimum between 1 and 10000000),
  -- So many days after the effective due day, and between two of them.
  add column first_reminder_days smallint not null default 14 check (first_reminder_days between 1 and 365),
  add column second_reminder_days smallint not null default 30 check (second_reminder_days between 1 and 365),
  add column reminder_pause_days smallint not null default 14 check (reminder_pause_days between 1 and 365);

create table reminder (
  id uuid primary key,
  -- As what it goes, and with what becomes of it.
  message_id uuid not null references message on delete cascade,
  level smallint not null check (level between 1 and 3),
  -- As of which day it was looked whom to remind.
  day date not null,
  -- All that was asked for, by which the same is known once more.
  asked jsonb not null,
  client_key uuid not null,
  created_at timestamptz not null default now(),
  constraint reminder_client_key unique (client_key),
  constraint reminder_message_id_unique unique (message_id)
);

-- The accounts that somebody chose.
create table reminder_account (
  reminder_id uuid not null references reminder on delete cascade,
  settlement_id uuid not null references settlement on delete cascade,
  primary key (reminder_id, settlement_id)
);

create index reminder_account_settlement_id on reminder_account (settlement_id);

-- What begins a first reminder; those of the other levels are there.
insert into message_template (id, name, kind, subject, html)
select
  '019f0000-0000-7000-8000-000000000008', 'Przypomnienie o zapłacie', 'payment-reminder',
  'Przypomnienie o zapłacie – numer rozliczenia {{numer_rozliczenia}}',
  '<p>Dzień dobry,</p><p>przypominamy o opłatach, których termin minął. Na koncie rozliczeniowym {{numer_rozliczenia}} jest do zapłaty: <strong>{{do_zaplaty}}</strong>.</p><p>Prosimy o wpłatę na rachunek bankowy {{rachunek_bankowy}}. Jeśli pieniądze są już w drodze, ta wiadomość jest nieaktualna.</p><p>Zarząd {{rod}}</p>'
where not exists (
  select from message_template
  where lower(name collate polish) = 'przypomnienie o zapłacie' or id = '019f0000-0000-7000-8000-000000000008'
);

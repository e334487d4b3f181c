-- One text to many people, by the way that the law and each person allow: docs/product/messages.md (0175).

create table message (
  id uuid primary key,
  kind text not null check (
    kind in (
      'information', 'reading-notice', 'fee-notice', 'payment-reminder', 'termination-warning',
      'general-meeting', 'other-statutory'
    )
  ),
  -- Empty while nobody has written one.
  subject text not null default '' check (length(subject) <= 150),
  html text not null default '',
  state text not null default 'draft' check (state in ('draft', 'prepared', 'sending', 'stopped', 'done')),
  -- Whom it is for, as the contract has it (MessageGroup).
  groups jsonb not null default '[]',
  -- What is made for each recipient and goes along (GeneratedAttachment).
  generated jsonb,
  prints_without_consent boolean not null default false,
  meeting_at timestamptz,
  meeting_place text check (length(meeting_place) between 1 and 200),
  reading_from date,
  reading_thru date check (reading_thru >= reading_from),
  -- From when on it goes out, where that was planned.
  send_at timestamptz,
  prepared_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  search text not null generated always as (search_key(subject)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint message_times check (
    case state
      when 'draft' then num_nonnulls(prepared_at, started_at, finished_at) = 0
      when 'prepared' then prepared_at is not null and num_nonnulls(started_at, finished_at) = 0
      when 'done' then num_nulls(prepared_at, started_at, finished_at) = 0
      else num_nulls(prepared_at, started_at) = 0 and finished_at is null
    end
  )
);

create index message_created_at on message (created_at, id) include (search, kind, state);
create index message_search on message using gin (search gin_trgm_ops);
-- What the job that sends looks for.
create index message_sending on message (id) where state = 'sending';

-- Documents that go along, in their order.
create table message_attachment (
  message_id uuid not null references message on delete cascade,
  document_id uuid not null references document,
  position smallint not null,
  primary key (message_id, document_id)
);

create index message_attachment_document_id on message_attachment (document_id);

-- One who gets a letter, or several who get one together; with each value that stands in it.
create table message_recipient (
  id uuid primary key,
  message_id uuid not null references message on delete cascade,
  -- Tells whom it is to from all others of the message.
  unit_key text not null,
  channel text not null check (channel in ('email', 'print')),
  state text not null check (
    state in ('waiting', 'sent', 'failed', 'to-print', 'printed', 'delivered', 'skipped')
  ),
  reason text check (
    reason in (
      'no-address', 'no-postal-address', 'no-consent', 'missing-value', 'nothing-to-attach', 'consent-withdrawn',
      'address-changed', 'party-gone', 'not-delivered'
    )
  ),
  name text not null,
  -- The same people as lists have them, by which this one is put in order: as much as an index takes.
  sorted_by text not null check (length(sorted_by) <= 300),
  -- The lines below the name, on paper; none where there is no address.
  address text[] not null default '{}',
  emails text[] not null default '{}',
  settlement_id uuid references settlement on delete set null,
  garden_ids uuid[] not null default '{}',
  -- The fields of its text, each with its value as it stands there ([field, value]); those without one.
  values jsonb not null default '[]',
  missing text[] not null default '{}',
  -- In the order of the plots.
  place integer not null,
  -- The e-mail that goes, or went, to it last. Without a reference: e-mails are in no backup.
  mail_id uuid,
  sent_at timestamptz,
  printed_at timestamptz,
  delivered_on date,
  delivered_how text check (delivered_how in ('in-person', 'registered', 'returned')),
  delivery_number text check (length(delivery_number) between 1 and 30),
  search text not null generated always as (search_key(left(name, 300))) stored,
  constraint message_recipient_unique unique (message_id, unit_key, channel),
  constraint message_recipient_delivered check (
    (state = 'delivered') = (delivered_on is not null) and (delivered_on is null) = (delivered_how is null)
  ),
  constraint message_recipient_skipped check (state <> 'skipped' or reason is not null)
);

create index message_recipient_place on message_recipient (message_id, place, id) include (search, state, channel);
create index message_recipient_name on message_recipient (message_id, sorted_by collate polish, id)
  include (search, state, channel);
create index message_recipient_search on message_recipient using gin (search gin_trgm_ops);
create index message_recipient_state on message_recipient (message_id, state);
create index message_recipient_mail_id on message_recipient (mail_id) where mail_id is not null;
create index message_recipient_settlement_id on message_recipient (settlement_id) where settlement_id is not null;

-- Who stands behind a recipient, in the order in which the letter names them.
create table message_recipient_party (
  recipient_id uuid not null references message_recipient on delete cascade,
  party_id uuid not null references party on delete cascade,
  position smallint not null,
  primary key (recipient_id, party_id)
);

create index message_recipient_party_party_id on message_recipient_party (party_id);

create table message_template (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  kind text not null check (
    kind in (
      'information', 'reading-notice', 'fee-notice', 'payment-reminder', 'termination-warning',
      'general-meeting', 'other-statutory'
    )
  ),
  subject text not null check (length(subject) between 1 and 150),
  html text not null,
  search text not null generated always as (search_key(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index message_template_name_unique on message_template (lower(name collate polish));
create index message_template_name on message_template (name collate polish, id) include (search, kind);
create index message_template_search on message_template using gin (search gin_trgm_ops);

-- One for each kind, to begin with.
insert into message_template (id, name, kind, subject, html) values
  (
    '019f0000-0000-7000-8000-000000000001', 'Informacja', 'information',
    'Informacja z ogrodu',
    '<p>Dzień dobry,</p><p>informujemy, że [uzupełnij: o czym].</p><p>Zarząd {{rod}}</p>'
  ),
  (
    '019f0000-0000-7000-8000-000000000002', 'Zawiadomienie o odczycie liczników', 'reading-notice',
    'Odczyt liczników od {{odczyt_od}} do {{odczyt_do}}',
    '<p>Dzień dobry,</p><p>zawiadamiamy, że od <strong>{{odczyt_od}}</strong> do <strong>{{odczyt_do}}</strong> odczytamy liczniki na działce {{dzialka}}: {{liczniki}}.</p><p>Prosimy o umożliwienie w tych dniach wejścia na działkę i dostępu do liczników.</p><p>Zarząd {{rod}}</p>'
  ),
  (
    '019f0000-0000-7000-8000-000000000003', 'Zawiadomienie o opłatach', 'fee-notice',
    'Opłaty za działkę {{dzialka}}',
    '<p>Dzień dobry,</p><p>przesyłamy zawiadomienie o opłatach za działkę {{dzialka}} (numer rozliczenia {{numer_rozliczenia}}).</p><p>Do zapłaty: <strong>{{do_zaplaty}}</strong>, rachunek bankowy: {{rachunek_bankowy}}. Opłaty i ich terminy są w zawiadomieniu.</p><p>Zarząd {{rod}}</p>'
  ),
  (
    '019f0000-0000-7000-8000-000000000004', 'Wezwanie do zapłaty', 'payment-reminder',
    'Wezwanie do zapłaty – działka {{dzialka}}',
    '<p>Dzień dobry,</p><p>na koncie rozliczeniowym {{numer_rozliczenia}} (działka {{dzialka}}) jest zaległość: <strong>{{do_zaplaty}}</strong>.</p><p>Wzywamy do zapłaty w ciągu 14 dni od otrzymania tego pisma na rachunek bankowy {{rachunek_bankowy}}.</p><p>Zarząd {{rod}}</p>'
  ),
  (
    '019f0000-0000-7000-8000-000000000005', 'Uprzedzenie o zamiarze wypowiedzenia', 'termination-warning',
    'Uprzedzenie o zamiarze wypowiedzenia – działka {{dzialka}}',
    '<p>Dzień dobry,</p><p>zaległości w opłatach za działkę {{dzialka}} wynoszą <strong>{{do_zaplaty}}</strong> i trwają dłużej niż sześć miesięcy.</p><p>Uprzedzamy, że jeśli nie zostaną zapłacone w ciągu miesiąca od doręczenia tego pisma, zarząd może wypowiedzieć umowę dzierżawy działkowej (art. 36 ust. 3 pkt 2 ustawy o rodzinnych ogrodach działkowych).</p><p>Zarząd {{rod}}</p>'
  ),
  (
    '019f0000-0000-7000-8000-000000000006', 'Zawiadomienie o walnym zebraniu', 'general-meeting',
    'Walne zebranie {{zebranie_kiedy}}',
    '<p>Dzień dobry,</p><p>zarząd {{rod}} zwołuje walne zebranie członków.</p><p>Kiedy: <strong>{{zebranie_kiedy}}</strong></p><p>Gdzie: <strong>{{zebranie_gdzie}}</strong></p><p>Porządek obrad:</p><ol><li><p>Otwarcie zebrania</p></li><li><p>[uzupełnij: następne punkty]</p></li></ol><p>Zarząd {{rod}}</p>'
  ),
  (
    '019f0000-0000-7000-8000-000000000007', 'Pismo', 'other-statutory',
    'Pismo zarządu',
    '<p>Dzień dobry,</p><p>[uzupełnij: treść pisma]</p><p>Zarząd {{rod}}</p>'
  );

-- How many e-mails of messages go in an hour: mail servers take no more from a garden.
alter table settings
  add column mails_per_hour integer not null default 200 check (mails_per_hour between 1 and 100000);

-- Readings that holders report themselves, photos of readings, and when reports are taken (docs/product/submissions.md).

alter table submission
  -- From whom: a holder, or the walk of a round.
  add column channel text not null default 'campaign' check (channel in ('campaign', 'self')),
  drop constraint submission_state_check,
  -- 'replaced': the same person has reported another value since.
  add constraint submission_state_check check (state in ('waiting', 'accepted', 'returned', 'replaced'));

create unique index submission_waiting on submission (meter_id, login_id) where state = 'waiting';
create index submission_created_at on submission (created_at, id) include (state, meter_id);
create index submission_state on submission (state, created_at, id) include (meter_id);

-- A photo belongs to the reading that was sent under its key: to a submission, and to the measurement that came of it.
create table reading_photo (
  -- The image, and the object that it is stored as.
  id uuid primary key references image,
  client_key uuid not null,
  -- Who sent it.
  login_id uuid references login on delete set null,
  created_at timestamptz not null default now()
);

create unique index reading_photo_client_key on reading_photo (client_key);
create index reading_photo_login_id on reading_photo (login_id);

alter table settings
  -- Whether holders may report readings while no round takes them, and whether each needs a photo.
  add column reports_outside_rounds boolean not null default false,
  add column reports_need_photo boolean not null default false;

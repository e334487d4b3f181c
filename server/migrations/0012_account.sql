-- A person sees the own sessions and ends any of them. The id tells nothing about the token.

alter table session add column id uuid not null default gen_random_uuid();
-- A short label such as 'Firefox, Windows'.
alter table session add column browser text;

create unique index session_id on session (id);

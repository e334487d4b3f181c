-- Outgoing messages. The bodies may hold a password: they are erased once the message
-- is sent or given up.

create table mail_message (
  id uuid primary key,
  -- The login it is about; deleted with it, sent or not.
  login_id uuid references login on delete cascade,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  recipient text not null,
  subject text not null,
  text_body text,
  html_body text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint mail_message_erased check (
    case state
      when 'queued' then num_nulls(text_body, html_body) = 0
      else num_nonnulls(text_body, html_body) = 0
    end
  )
);

create index mail_message_login_id on mail_message (login_id);
create index mail_message_state on mail_message (state, created_at);

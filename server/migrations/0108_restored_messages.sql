-- What became of a message after the backup from which it came back, nobody knows (0184).

alter table message
  -- When that backup was made; null for one that did not come back, or had ended before.
  add column restored_from timestamptz;

alter table message_recipient
  -- How often it was sent again after it had failed. With the recipient it makes the Message-ID, also of the e-mail that goes after a restore.
  add column attempt smallint not null default 0 check (attempt >= 0);

alter table message_recipient drop constraint message_recipient_state_check;
alter table message_recipient drop constraint message_recipient_reason_check;
alter table message_recipient
  add constraint message_recipient_state_check check (
    state in ('waiting', 'sent', 'saved', 'failed', 'to-print', 'printed', 'delivered', 'skipped')
  ),
  add constraint message_recipient_reason_check check (
    reason in (
      'no-address', 'no-postal-address', 'no-consent', 'missing-value', 'nothing-to-attach', 'consent-withdrawn',
      'address-changed', 'party-gone', 'not-delivered', 'restored'
    )
  );

-- An e-mail that became a file ended, too; only one that was sent has a time at which it was.
create or replace function message_mail_ended() returns trigger language plpgsql as $$
begin
  update message_recipient
  set
    state = new.state,
    reason = case new.state when 'failed' then 'not-delivered' end,
    sent_at = case new.state when 'sent' then new.finished_at end
  where mail_id = new.id and state = 'waiting';
  -- The last one of a message ends it. Of two at once neither may be the last to the other: then the job that sends finds it.
  update message
  set state = 'done', finished_at = now(), version = version + 1, updated_at = now()
  where id = (select message_id from message_recipient where mail_id = new.id)
    and state = 'sending'
    and not exists (
      select from message_recipient where message_id = message.id and message_recipient.state = 'waiting'
    );
  return null;
end
$$;

drop trigger message_mail_ended on mail_message;
create trigger message_mail_ended after update of state on mail_message
  for each row when (old.state = 'queued' and new.state <> 'queued')
  execute function message_mail_ended();

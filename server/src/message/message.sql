-- What became of a message follows from its e-mails.

-- An e-mail that became a file ended, too; only one that was sent has a time at which it was.
create function message_mail_ended() returns trigger language plpgsql as $$
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

create trigger message_mail_ended after update of state on mail_message
  for each row when (old.state = 'queued' and new.state <> 'queued')
  execute function message_mail_ended();

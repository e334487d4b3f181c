-- E-mails that have not left are taken back; each is known again as one and the same; what became a file was not sent (0184).

alter table mail_message
  -- What its Message-ID begins with; without one its own id.
  add column known_as text check (length(known_as) between 1 and 100),
  -- Since when it is being handed over; null between two tries.
  add column in_hand_since timestamptz,
  -- Since when it is put off, when last, and at which point of the talk with the mail server (MailServerAnswer).
  add column put_off_since timestamptz,
  add column put_off_at timestamptz,
  add column put_off_by text check (
    put_off_by in ('no-answer', 'not-secure', 'sign-in', 'sender', 'recipient', 'message')
  ),
  add constraint mail_message_put_off check (num_nulls(put_off_since, put_off_at, put_off_by) in (0, 3));

alter table mail_message drop constraint mail_message_state_check;
alter table mail_message drop constraint mail_message_outcome;
alter table mail_message
  -- 'saved' became a file, since there is no mail server.
  add constraint mail_message_state_check check (state in ('queued', 'sent', 'saved', 'failed')),
  add constraint mail_message_outcome check (
    case state
      when 'queued' then cardinality(accepted) + cardinality(refused) < cardinality(recipients)
      else
        cardinality(accepted) + cardinality(refused) = cardinality(recipients)
        and (state in ('sent', 'saved')) = (cardinality(accepted) > 0)
    end
  );

-- When the mail server last took one.
create index mail_message_sent_at on mail_message (finished_at) where state = 'sent';

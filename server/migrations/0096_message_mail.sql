-- E-mails of messages: to several addresses, about no login, with files that are made when they go (0172).

alter table mail_message
  -- The message that it brings; about a login and of a message it is at most one of both.
  add column message_id uuid,
  -- All whom it says it goes to.
  add column recipients text[],
  -- Those of them for whom the mail server took it, and those for whom it was given up. The others wait.
  add column accepted text[] not null default '{}',
  add column refused text[] not null default '{}',
  -- What each recipient has to open to get no more of the kind.
  add column unsubscribe_url text,
  -- Which files it brings (MailAttachment).
  add column attachments jsonb,
  -- Why not everybody got it: what the mail server said, without addresses.
  add column failure text check (length(failure) between 1 and 500);

update mail_message set recipients = array[recipient];
update mail_message set accepted = recipients where state = 'sent';
update mail_message set refused = recipients where state = 'failed';

alter table mail_message drop column recipient;
alter table mail_message alter column recipients set not null;
alter table mail_message drop constraint mail_message_erased;
alter table mail_message
  add constraint mail_message_origin check (num_nonnulls(login_id, message_id) <= 1),
  add constraint mail_message_recipients check (
    cardinality(recipients) > 0
    and accepted <@ recipients and refused <@ recipients and not accepted && refused
  ),
  add constraint mail_message_outcome check (
    case state
      when 'queued' then cardinality(accepted) + cardinality(refused) < cardinality(recipients)
      else
        cardinality(accepted) + cardinality(refused) = cardinality(recipients)
        and (state = 'sent') = (cardinality(accepted) > 0)
    end
  ),
  add constraint mail_message_erased check (
    case state
      when 'queued' then num_nulls(text_body, html_body) = 0
      else num_nonnulls(text_body, html_body, unsubscribe_url, attachments) = 0
    end
  );

create index mail_message_message_id on mail_message (message_id) where message_id is not null;

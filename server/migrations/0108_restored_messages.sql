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

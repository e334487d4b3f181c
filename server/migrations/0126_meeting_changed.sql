-- When what the calendar of the site says of a called meeting was changed last: a calendar that was subscribed to takes the entry whose
-- stamp is the later one (docs/product/site.md#calendar).

alter table message
  add column meeting_changed_at timestamptz,
  add constraint message_changed_meeting_was_called check (
    meeting_changed_at is null or (kind = 'general-meeting' and meeting_at is not null and started_at is not null)
  );

update message set meeting_changed_at = called_off_at where called_off_at is not null;

-- A meeting that was called may be called off; the calendar of the site says so (docs/product/site.md#calendar).

alter table message
  add column called_off_at timestamptz,
  add constraint message_called_off_was_called check (
    called_off_at is null or (kind = 'general-meeting' and meeting_at is not null and started_at is not null)
  );

-- What the program keeps says who owes what, and goes nowhere: what is printed of a closed year (docs/product/publishing.md#year-documents), and the
-- protocol of a handover (docs/product/handovers.md#kept-protocol).

-- No message takes it along, and neither a resolution nor a consent names it: to them there is no such document.
create function refuse_kept_document() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (
    select from document
    where id = (to_jsonb(new) ->> tg_argv[0])::uuid and num_nonnulls(ledger_year, garden_id) > 0
  ) then
    raise exception 'what the program keeps goes nowhere'
      using errcode = 'foreign_key_violation', constraint = tg_argv[1];
  end if;
  return new;
end
$$;

create trigger message_attachment_not_kept
  before insert or update of document_id on message_attachment
  for each row execute function refuse_kept_document('document_id', 'message_attachment_document_id_fkey');

create trigger resolution_not_kept
  before insert or update of file_id on resolution
  for each row when (new.file_id is not null)
  execute function refuse_kept_document('file_id', 'resolution_file_id_fkey');

create trigger consent_not_kept
  before insert on consent
  for each row when (new.document_id is not null)
  execute function refuse_kept_document('document_id', 'consent_document_id_fkey');

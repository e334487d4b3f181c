-- What is printed of a closed year says who owes what, and goes nowhere (docs/product/publishing.md#year-documents).

-- No message takes it along, and neither a resolution nor a consent names it: to them there is no such document.
create function refuse_year_document() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (
    select from document
    where id = (to_jsonb(new) ->> tg_argv[0])::uuid and ledger_year is not null
  ) then
    raise exception 'what is printed of a year goes nowhere'
      using errcode = 'foreign_key_violation', constraint = tg_argv[1];
  end if;
  return new;
end
$$;

create trigger message_attachment_of_no_year
  before insert or update of document_id on message_attachment
  for each row execute function refuse_year_document('document_id', 'message_attachment_document_id_fkey');

create trigger resolution_of_no_year
  before insert or update of file_id on resolution
  for each row when (new.file_id is not null)
  execute function refuse_year_document('file_id', 'resolution_file_id_fkey');

create trigger consent_of_no_year
  before insert on consent
  for each row when (new.document_id is not null)
  execute function refuse_year_document('document_id', 'consent_document_id_fkey');

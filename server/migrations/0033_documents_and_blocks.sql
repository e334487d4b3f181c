-- One name for one thing: what is published with a file is a document, a part of the content a block.

alter table file rename to document;
alter table content_item rename to content_block;
alter table content_block rename column item_type to block_type;

do $$
declare
  named record;
begin
  for named in
    select conname as name, conrelid::regclass as relation
    from pg_constraint
    where conrelid in ('document'::regclass, 'content_block'::regclass) and conname ~ '^(file|content_item)_'
  loop
    execute format(
      'alter table %s rename constraint %I to %I', named.relation, named.name,
      regexp_replace(regexp_replace(named.name, '^file_', 'document_'), '^content_item_', 'content_block_')
    );
  end loop;
  for named in
    select indexrelid::regclass::text as name
    from pg_index
    where indrelid in ('document'::regclass, 'content_block'::regclass)
      and indexrelid::regclass::text ~ '^(file|content_item)_'
  loop
    execute format(
      'alter index %I rename to %I', named.name,
      regexp_replace(regexp_replace(named.name, '^file_', 'document_'), '^content_item_', 'content_block_')
    );
  end loop;
end
$$;

-- What was deleted before is kept under the names of today.
select set_config('grzadka.erases_audit', 'on', true);

update audit_entry set record_type = 'document' where record_type = 'file';

update audit_entry
set before = before - 'file' || jsonb_build_object('document', before -> 'file')
where record_type = 'document' and before ? 'file';

update audit_entry
set before = before - 'contentItem' || jsonb_build_object('contentBlock', (
  select coalesce(jsonb_agg(
    row - 'itemType' || jsonb_build_object('blockType', row -> 'itemType') order by position
  ), '[]')
  from jsonb_array_elements(before -> 'contentItem') with ordinality as kept (row, position)
))
where before ? 'contentItem';

update audit_entry
set
  before = case
    when before ? 'itemType' then before - 'itemType' || jsonb_build_object('blockType', before -> 'itemType')
    else before
  end,
  after = case
    when after ? 'itemType' then after - 'itemType' || jsonb_build_object('blockType', after -> 'itemType')
    else after
  end
where before ? 'itemType' or after ? 'itemType';

select set_config('grzadka.erases_audit', 'off', true);

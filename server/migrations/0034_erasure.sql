-- What erases from the audit runs as the owner. It looks for the audit in this schema and nowhere else,
-- so that nobody can lend it a table or a function of his own; and it is only for whom the owner lets.

do $$
begin
  execute format(
    'alter function erase_from_audit(text, text) set search_path to pg_catalog, %I, pg_temp',
    current_schema()
  );
end
$$;

revoke execute on function erase_from_audit(text, text) from public;

-- What a statement of hundreds of accounts changed beside their balances is looked for in one pass. As a question whether there is any such row
-- it compared every row with every other one: PostgreSQL takes it that the first that it looks at will do.
create or replace function note_list_change_apart() returns trigger language plpgsql as $$
declare
  most constant integer := 200;
  apart constant text := tg_argv[0];
  name_apart constant text := tg_table_name || '.' || apart;
begin
  if (select count(*) from (select from entered limit most + 1) few) <= most then
    insert into list_change (table_name, sign, image)
    select case when before - apart = after - apart then name_apart else tg_table_name end, sign, image
    from (select to_jsonb(gone), to_jsonb(entered) from gone join entered using (id)) changed (before, after),
      lateral (values (-1, before), (1, after)) noted (sign, image);
  elsif (
    select bool_or(to_jsonb(gone) - apart <> to_jsonb(entered) - apart) from gone join entered using (id)
  ) then
    insert into list_change (table_name, sign) values (tg_table_name, 1);
  else
    insert into list_change (table_name, sign) values (name_apart, 1);
  end if;
  return null;
end
$$;

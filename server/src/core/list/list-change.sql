-- What changes in the tables of lists, by which a total that is remembered is put right (docs/product/rules.md#lists).

-- A table may leave columns out of what is noted, by its trigger's arguments: large ones that no list asks for.
create function note_list_change() returns trigger language plpgsql as $$
declare
  -- More rows than these are counted as quickly as they are compared.
  most constant integer := 200;
  left_out constant text[] := coalesce(tg_argv, '{}');
begin
  if tg_op <> 'DELETE' then
    if (select count(*) from (select from entered limit most + 1) few) > most then
      insert into list_change (table_name, sign) values (tg_table_name, 1);
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    if (select count(*) from (select from gone limit most + 1) few) > most then
      insert into list_change (table_name, sign) values (tg_table_name, -1);
      return null;
    end if;
    insert into list_change (table_name, sign, image)
    select tg_table_name, -1, to_jsonb(gone) - left_out from gone;
  end if;
  if tg_op <> 'DELETE' then
    insert into list_change (table_name, sign, image)
    select tg_table_name, 1, to_jsonb(entered) - left_out from entered;
  end if;
  return null;
end
$$;

-- What a statement of hundreds of accounts changed beside their balances is looked for in one pass. As a question whether there is any such row
-- it compared every row with every other one: PostgreSQL takes it that the first that it looks at will do.
create function note_list_change_apart() returns trigger language plpgsql as $$
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

do $$
declare
  listed text;
  left_out text;
begin
  for listed, left_out in values
    ('party', ''), ('garden', ''), ('meter', ''), ('news', ''), ('notice', ''), ('document', ''),
    ('consent_standing', ''), ('settlement', ''), ('audit_entry', $args$'before', 'after'$args$)
  loop
    execute format(
      'create trigger note_list_change_insert after insert on %I referencing new table as entered
        for each statement execute function note_list_change(%s)', listed, left_out);
    execute format(
      'create trigger note_list_change_delete after delete on %I referencing old table as gone
        for each statement execute function note_list_change(%s)', listed, left_out);
    continue when listed = 'settlement';
    execute format(
      'create trigger note_list_change_update after update on %I
        referencing new table as entered old table as gone
        for each statement execute function note_list_change(%s)', listed, left_out);
  end loop;
end
$$;

create trigger note_list_change_update
  after update on settlement referencing new table as entered old table as gone
  for each statement execute function note_list_change_apart('balance_grosz');

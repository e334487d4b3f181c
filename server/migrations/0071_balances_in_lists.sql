-- The settlement accounts are listed by their balances, too (0145).

drop index settlement_garden_name;
drop index settlement_sector_garden_name;
drop index settlement_number;
create index settlement_garden_name on settlement (garden_name collate polish, number, id)
  include (search, sector_id, closed_on, balance_grosz);
create index settlement_sector_garden_name on settlement (sector_id, garden_name collate polish, number, id)
  include (search, closed_on, balance_grosz);
create index settlement_number on settlement (number, id) include (search, sector_id, closed_on, balance_grosz);
create index settlement_balance on settlement (balance_grosz, garden_name collate polish, id)
  include (search, sector_id, closed_on);

-- The index that keeps numbers apart serves that alone: by its order a page was looked for row after row in the table (0122).
alter table settlement drop constraint settlement_number_key;
create unique index settlement_number_key on settlement ((number::bigint));

-- An index answers alone for vacuumed pages, and what is posted changes one after the other (0066).
alter table settlement set (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);

-- As `note_list_change` of an update; rows of which nothing but one column changed are noted under its name behind that of the
-- table, for the totals that ask for it. Their ids tell which row became which.
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
  elsif exists (
    select from gone join entered using (id) where to_jsonb(gone) - apart <> to_jsonb(entered) - apart
  ) then
    insert into list_change (table_name, sign) values (tg_table_name, 1);
  else
    insert into list_change (table_name, sign) values (name_apart, 1);
  end if;
  return null;
end
$$;

drop trigger note_list_change_update on settlement;
create trigger note_list_change_update
  after update on settlement referencing new table as entered old table as gone
  for each statement execute function note_list_change_apart('balance_grosz');

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

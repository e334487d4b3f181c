-- An account is found by its plot before all else: by what of the plot's name is compared (0177).

-- The name of a plot as its parts of letters and of digits, without the word for a plot in front of it: '12A', '12 a', 'dz. nr 12-A' and
-- 'Działka 12A' are '12 a', '12/3' is '12 3' and '123' is '123'. What is typed to find one is compared in the same way.
create function plot_key(name text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    regexp_replace(
      search_key(name) collate "C",
      '^[^a-z0-9]*(dz|dzialk(a|i|e|o|om|ami|ach)|dzialce|dzialek)(?![a-z])([^a-z0-9]*(nr|numer)(?![a-z]))?(?=.*[a-z0-9])',
      ''
    ),
    '[^a-z0-9]+|(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])', ' ', 'g'
  ));

-- The table is written anew, and with it all indexes that are there: those that change come after.
drop index settlement_garden_name;
drop index settlement_garden_name_back;
drop index settlement_sector_garden_name;
drop index settlement_sector_garden_name_back;
drop index settlement_number;
drop index settlement_balance;

alter table settlement
  add column plot_key text collate "C" generated always as (plot_key(garden_name)) stored;

-- What begins so, and what is so.
create index settlement_plot on settlement (plot_key);

-- As in migrations 0071 and 0072, with all that a phrase asks for.
create index settlement_garden_name on settlement (garden_name collate polish, number, id)
  include (search, plot_key, sector_id, closed_on, balance_grosz);
create index settlement_garden_name_back
  on settlement (garden_name collate polish desc nulls last, number desc, id desc)
  include (search, plot_key, sector_id, closed_on, balance_grosz);
create index settlement_sector_garden_name on settlement (sector_id, garden_name collate polish, number, id)
  include (search, plot_key, closed_on, balance_grosz);
create index settlement_sector_garden_name_back
  on settlement (sector_id, garden_name collate polish desc nulls last, number desc, id desc)
  include (search, plot_key, closed_on, balance_grosz);
create index settlement_number on settlement (number, id)
  include (search, plot_key, sector_id, closed_on, balance_grosz);
create index settlement_balance on settlement (balance_grosz, garden_name collate polish, id)
  include (search, plot_key, sector_id, closed_on);

-- 'R1' and 'r1' are one number of the register (docs/product/records.md#import). Who has one that differed by case alone from that
-- of a party that was there before keeps it, until it becomes another.
alter table party add column shared_number text;

update party set shared_number = register_number
from (
  select id, row_number() over (
    partition by lower(register_number collate polish) order by created_at, id
  ) as place
  from party
  where register_number is not null
) counted
where counted.id = party.id and place > 1;

create unique index party_register_number_any_case on party (lower(register_number collate polish))
  where shared_number is distinct from register_number;

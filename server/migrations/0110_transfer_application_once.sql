-- An application for the transfer of a plot is kept once: by whom, to whom and on which day tells it apart
-- (docs/product/records.md#transfer-application). Those that were added twice before stay, and are not counted.
alter table transfer_application add column is_repeat boolean not null default false;

update transfer_application set is_repeat = true
from (
  select id, row_number() over (
    partition by garden_id, from_party_id, applied_on, to_party_id, lower(to_name collate polish)
    order by created_at, id
  ) as place
  from transfer_application
) counted
where counted.id = transfer_application.id and place > 1;

create unique index transfer_application_once
  on transfer_application (garden_id, from_party_id, applied_on, to_party_id, lower(to_name collate polish))
  nulls not distinct
  where not is_repeat;

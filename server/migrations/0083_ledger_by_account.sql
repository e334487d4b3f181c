-- Whose each line, part and allocation is, and from when on, each says itself: what an account came to on a day is then
-- three readings of its own rows, and none of the entries, which lie far apart (0144).

alter table ledger_line add column posting_day date, add column recorded_at timestamptz;
alter table open_item add column posting_day date, add column recorded_at timestamptz;
alter table allocation add column settlement_id uuid references settlement;
update ledger_line line set posting_day = entry.posting_day, recorded_at = entry.recorded_at
from ledger_entry entry where entry.id = line.entry_id;
update open_item item set posting_day = line.posting_day, recorded_at = line.recorded_at
from ledger_line line where line.id = item.line_id;
update allocation set settlement_id = item.settlement_id
from open_item item where item.id = allocation.item_id;

alter table ledger_line
  alter column posting_day set not null,
  alter column recorded_at set not null,
  alter column recorded_at set default now();
alter table open_item
  alter column posting_day set not null,
  alter column recorded_at set not null,
  alter column recorded_at set default now();
alter table allocation alter column settlement_id set not null;

create index allocation_settlement on allocation (settlement_id, made_on);

-- Whether a round that was opened again still has meters to be looked at, portion by portion (docs/product/campaigns.md#settings-and-turns, 0242).
alter table campaign add column is_reopening boolean not null default false;

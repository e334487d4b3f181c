-- Whether a round that is closed still has meters to be looked at, portion by portion (docs/product/campaigns.md#settings-and-turns, 0231).
alter table campaign add column is_closing boolean not null default false;

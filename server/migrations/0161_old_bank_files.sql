-- The file of a bank statement goes after some years (docs/product/retention.md#bank-files); what was taken in of it stays.
alter table bank_import alter column object_id drop not null;

-- By when they were sent, of those that were: whose recipients go next.
create index message_started_at on message (started_at) where started_at is not null;

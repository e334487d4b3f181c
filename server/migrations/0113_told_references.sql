-- Whether the bank means this very line by its reference (docs/product/bank.md#known). Of what was shown before nobody knows it any more: there the rest of the line tells.
alter table bank_import_line add column is_reference_unique boolean not null default false;

-- What is near a line is looked up by either of its days (docs/product/bank.md#doubles).
create index bank_line_value_day on bank_line (bank_account_id, value_day, amount_grosz);
create index bank_import_begun on bank_import (bank_account_id, from_day) where applied_at is not null;

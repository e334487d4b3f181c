-- What rows of money cost when many are written at once (0191).

-- What a movement refers to is asked once for a statement by `ledger/references.sql`; its entry, cash box and account are those of its
-- lines (check_movements).
alter table money_movement
  drop constraint money_movement_id_fkey,
  drop constraint money_movement_cash_box_id_fkey,
  drop constraint money_movement_bank_account_id_fkey,
  drop constraint money_movement_settlement_id_fkey,
  drop constraint money_movement_cost_category_id_fkey,
  drop constraint money_movement_income_category_id_fkey;

-- Nobody looks for rows that have none of these.
drop index money_movement_cash_box;
create index money_movement_cash_box on money_movement (cash_box_id) where cash_box_id is not null;
drop index money_movement_bank_account;
create index money_movement_bank_account on money_movement (bank_account_id) where bank_account_id is not null;
drop index money_movement_settlement;
create index money_movement_settlement on money_movement (settlement_id) where settlement_id is not null;
drop index money_movement_cost_category;
create index money_movement_cost_category on money_movement (cost_category_id) where cost_category_id is not null;
drop index money_movement_income_category;
create index money_movement_income_category on money_movement (income_category_id) where income_category_id is not null;
drop index settlement_payer_id;
create index settlement_payer_id on settlement (payer_id) where payer_id is not null;
alter table bank_line drop constraint bank_line_client_key;
create unique index bank_line_client_key on bank_line (client_key) where client_key is not null;

-- An expression that counts to 64 is some ten times as slow as one that does not.
alter table bank_line
  drop constraint bank_line_fingerprint_check,
  drop constraint bank_line_counterparty_account_check,
  add constraint bank_line_fingerprint_check check (length(fingerprint) = 64 and fingerprint ~ '^[0-9a-f]*$'),
  add constraint bank_line_counterparty_account_check
    check (length(counterparty_account) = 26 and counterparty_account ~ '^[0-9]*$');

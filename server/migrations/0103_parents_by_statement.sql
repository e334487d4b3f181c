alter table ledger_line drop constraint ledger_line_entry_id_fkey;

-- Parts are of a line of this transaction, and of its account, which is there: refuse_strange_item says so.
alter table open_item
  drop constraint open_item_line_id_fkey,
  drop constraint open_item_settlement_id_fkey;

-- A charge is what a line of its entry owes, of its account, and another one earns, of its kind: check_charges says so. Those lines hold them.
alter table charge
  drop constraint charge_entry_id_fkey,
  drop constraint charge_settlement_id_fkey,
  drop constraint charge_fee_kind_id_fkey;
alter table charge_line drop constraint charge_line_charge_id_fkey;

-- What most rows do not have is not looked for where it is missing.
alter table charge drop constraint charge_reversal_id_key;
create unique index charge_reversal_id_key on charge (reversal_id) where reversal_id is not null;
alter table ledger_entry
  drop constraint ledger_entry_reverses_id_key,
  drop constraint ledger_entry_client_key;
create unique index ledger_entry_reverses_id_key on ledger_entry (reverses_id) where reverses_id is not null;
create unique index ledger_entry_client_key on ledger_entry (client_key) where client_key is not null;
drop index charge_line_corrects_id;
create index charge_line_corrects_id on charge_line (corrects_id) where corrects_id is not null;

-- What rows of money refer to is asked once for a statement (0187): by `ledger/references.sql`.
alter table ledger_entry
  drop constraint ledger_entry_reverses_id_fkey;
alter table ledger_line
  drop constraint ledger_line_settlement_id_fkey,
  drop constraint ledger_line_fee_kind_id_fkey,
  drop constraint ledger_line_cash_box_id_fkey,
  drop constraint ledger_line_cost_category_id_fkey,
  drop constraint ledger_line_income_category_id_fkey,
  drop constraint ledger_line_bank_account_id_fkey;
alter table open_item
  drop constraint open_item_fee_kind_id_fkey;
alter table charge
  drop constraint charge_run_id_fkey,
  drop constraint charge_garden_id_fkey,
  drop constraint charge_reversal_id_fkey;
alter table charge_line
  drop constraint charge_line_tariff_id_fkey;
alter table billed_stretch
  drop constraint billed_stretch_run_id_fkey,
  drop constraint billed_stretch_fee_kind_id_fkey,
  drop constraint billed_stretch_tariff_id_fkey,
  drop constraint billed_stretch_settlement_id_fkey;
alter table bank_line
  drop constraint bank_line_bank_account_id_fkey,
  drop constraint bank_line_double_of_fkey;
alter table bank_line_reason
  drop constraint bank_line_reason_settlement_id_fkey;

-- Keys that something else says already, of rows that nobody can delete or give another id: what an allocation spreads and covers, of which
-- account (check_allocations); the entries of a line of the bank's, which have lines (check_bank_lines), and its file, which is booked
-- (refuse_later_bank_line); the line of the bank's that a line is of (check_bank_lines); the line that was booked for a reason
-- (refuse_later_reason); the charge of days of a meter (refuse_later_charge). Movements keep theirs, of which
-- an approval makes none.
alter table allocation
  drop constraint allocation_line_id_fkey,
  drop constraint allocation_item_id_fkey,
  drop constraint allocation_settlement_id_fkey;
alter table bank_line
  drop constraint bank_line_entry_id_fkey,
  drop constraint bank_line_assignment_id_fkey,
  drop constraint bank_line_import_id_fkey;
alter table bank_line_reason
  drop constraint bank_line_reason_line_id_fkey;
alter table billed_stretch
  drop constraint billed_stretch_charge_id_fkey;
alter table ledger_line
  drop constraint ledger_line_bank_line_id_fkey;

-- Days are looked for by their plot first, which has few of them, and not by their kind, which has those of all plots.
alter table charge
  drop constraint charge_days,
  add constraint charge_days exclude using gist (
    (coalesce(garden_id, settlement_id)) with =, fee_kind_id with =, daterange(first_day, last_day, '[]') with &&
  ) where (first_day is not null and reversed_on is null);

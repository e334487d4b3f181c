-- The numbers that the accountant's own chart of accounts has for those of the ledger (docs/product/accountant.md).
alter table settings
  add column cash_code text check (length(cash_code) between 1 and 20),
  add column bank_code text check (length(bank_code) between 1 and 20),
  add column transit_code text check (length(transit_code) between 1 and 20),
  add column receivables_code text check (length(receivables_code) between 1 and 20),
  add column unclear_code text check (length(unclear_code) between 1 and 20),
  add column costs_code text check (length(costs_code) between 1 and 20),
  add column fee_income_code text check (length(fee_income_code) between 1 and 20),
  add column other_income_code text check (length(other_income_code) between 1 and 20),
  add column write_offs_code text check (length(write_offs_code) between 1 and 20),
  add column opening_code text check (length(opening_code) between 1 and 20);

-- Of what is spent, and of what comes for nobody's account, each category may have one of its own.
alter table cost_category add column own_code text check (length(own_code) between 1 and 20);
alter table income_category add column own_code text check (length(own_code) between 1 and 20);

-- Payments that are moved to another account, and refunds by bank that are sent once (docs/product/payments.md).

-- What is moved away is taken from the very payment, and stays so whatever is spread anew.
alter table allocation drop constraint allocation_made_by_check;
alter table allocation add constraint allocation_made_by_check
  check (made_by in ('rule', 'reversal', 'person', 'refund', 'move'));

-- Made by the form for one refund, so that the same sent once more is told from another.
alter table refund add column client_key uuid constraint refund_client_key unique;

-- Movements of money are listed by bank account, too (docs/product/payments.md#transactions).

-- Few of many wait.
create index money_movement_waiting on money_movement (state) where state in ('suggested', 'unclear');

-- As of a cash box: the orders of the list know the bank account without looking into the table.
drop index money_movement_booking_day;
create index money_movement_booking_day on money_movement (booking_day, id)
  include (search, direction, source, state, cash_box_id, bank_account_id, amount_grosz);
drop index money_movement_amount;
create index money_movement_amount on money_movement (amount_grosz, booking_day, id)
  include (search, direction, source, state, cash_box_id, bank_account_id);
drop index money_movement_number;
create index money_movement_number on money_movement (number collate polish, id)
  include (search, direction, source, state, cash_box_id, bank_account_id, amount_grosz, booking_day);

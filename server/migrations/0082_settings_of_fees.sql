-- What fees and their letters need to know of the association.
alter table settings
  -- What the bank gave for accounts of its own for each settlement account: room is left for their numbers.
  add column virtual_account_prefix text check (virtual_account_prefix ~ '^[0-9]{12,18}$'),
  add column address_window text not null default 'right' check (address_window in ('left', 'right')),
  add column overpayments_used boolean not null default true,
  add column second_person_approves boolean not null default false;

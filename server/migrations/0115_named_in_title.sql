-- What the payer names in the title of a payment is covered first (docs/product/ledger.md#named-debts).

-- Whether somebody typed the words of the entry. What the program calls a payment by is what it covered once, and names nothing.
alter table ledger_entry add column in_own_words boolean not null default false;
update ledger_entry set in_own_words = true
where series = 'KP' and description !~ '^(Wpłata|Przychód)(:|$)';

-- Whether the rule covers the part by this payment because the payer named it.
alter table allocation add column is_named boolean not null default false check (not is_named or made_by = 'rule');

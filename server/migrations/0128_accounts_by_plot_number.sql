-- Accounts are found by the number of their plot without its sector, as plots are (0193).

-- Of 'A-12' and 'I/12' it is '12', of '12' it is null.
create index settlement_plot_number on settlement ((substring(plot_key from '^[^ ]+ ([0-9].*)$')));

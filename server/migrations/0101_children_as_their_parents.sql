delete from posting_check;
alter table posting_check
  drop column of_charges,
  add column what text not null check (what in ('entry', 'charge', 'run', 'bank-line'));

-- Money that comes for something that is nobody's account's, by what it comes for (docs/product/payments.md#income-categories).

create table income_category (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  active boolean not null,
  search text not null generated always as (search_key(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index income_category_name_unique on income_category (lower(name collate polish));
create index income_category_name on income_category (name collate polish, id) include (search, active);
create index income_category_search on income_category using gin (search gin_trgm_ops);

insert into income_category (id, name, active)
select ('019e0000-0000-7000-8000-' || lpad((400 + place)::text, 12, '0'))::uuid, name, true
from (values
  (1, 'Wynajem i dzierżawa'),
  (2, 'Klucze i piloty'),
  (3, 'Sprzedaż złomu i sprzętu'),
  (4, 'Darowizny i dotacje'),
  (5, 'Odsetki bankowe'),
  (6, 'Inne przychody')
) as first (place, name);

-- Nothing was posted on it so far.
alter table ledger_line
  add column income_category_id uuid references income_category
    check ((income_category_id is null) = (code <> '750'));

create index ledger_line_income_category on ledger_line (income_category_id) where income_category_id is not null;

alter table money_movement add column income_category_id uuid references income_category;

create index money_movement_income_category on money_movement (income_category_id);

-- What takes an entry back says the same of each line as that did, but for the amount. Each subject that lines may have is among
-- that by itself, those that come later, too.
create or replace function check_entries() returns trigger language plpgsql security definer as $$
declare
  is_balanced boolean;
  is_in_parts boolean;
  own constant text[] := array['id', 'entry_id', 'posting_day', 'recorded_at', 'amount_grosz'];
  reversal record;
begin
  delete from posting_check where id = new.id;
  select bool_and(lines >= 2 and total = 0), bool_and(in_parts) into is_balanced, is_in_parts
  from unnest(new.ids) as written (id)
  cross join lateral (
    select
      count(*) as lines, sum(amount_grosz) as total,
      bool_and(
        settlement_id is null
        or greatest(amount_grosz, 0) =
          coalesce((select sum(amount_grosz) from open_item where line_id = line.id), 0)
      ) as in_parts
    from ledger_line line where entry_id = written.id
  ) entry;
  if not is_balanced then
    raise exception 'an entry of the ledger has two lines or more that come to zero'
      using errcode = 'check_violation', constraint = 'ledger_entry_balances';
  end if;
  if not is_in_parts then
    raise exception 'the parts of a debt come to its amount'
      using errcode = 'check_violation', constraint = 'open_items_come_to_line';
  end if;
  if exists (
    select from unnest(new.ids) as written (id)
    cross join lateral (select series, year, document from ledger_entry where id = written.id offset 0) entry
    where not exists (
      select from document_number
      where series = entry.series and year = entry.year and last >= entry.document
    )
  ) then
    raise exception 'an entry of the ledger bears a number that was given'
      using errcode = 'check_violation', constraint = 'ledger_entry_number_is_given';
  end if;
  for reversal in
    select entry.id, entry.reverses_id
    from unnest(new.ids) as written (id)
    cross join lateral (select id, reverses_id from ledger_entry where id = written.id offset 0) entry
    where entry.reverses_id is not null
  loop
    if (select reverses_id from ledger_entry where id = reversal.reverses_id) is not null
      or exists (
        select from (
          select place, amount_grosz, to_jsonb(line) - own as said
          from ledger_line line where entry_id = reversal.id
        ) taking
        full join (
          select place, amount_grosz, to_jsonb(line) - own as said
          from ledger_line line where entry_id = reversal.reverses_id
        ) taken using (place)
        where (taking.said, taking.amount_grosz) is distinct from (taken.said, -taken.amount_grosz)
      )
    then
      raise exception 'a reversal is the exact negative of an entry that is none'
        using errcode = 'check_violation', constraint = 'reversal_is_exact';
    end if;
  end loop;
  return null;
end
$$;

-- As before, whoever is connected may have temporary tables, which are found before all others unless it is said where to look; and
-- may not put to another use what runs as the owner.
do $$
begin
  execute format('alter function check_entries() set search_path to pg_catalog, %I, pg_temp', current_schema());
  revoke execute on function check_entries() from public;
end
$$;

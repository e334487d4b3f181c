-- Costs: lines of the ledger (docs/product/costs.md#costs).

-- Whatever is posted on 400 is a cost. What takes one back belongs to the same year as long as that is not closed: then neither counts. Of a
-- closed year nothing changes, and what was taken back of it counts in the year in which that was done. Runs as the owner: nobody else may
-- say what was spent.
create function keep_costs() returns trigger language plpgsql security definer set search_path from current as $$
declare
  closed integer;
begin
  if not exists (select from entered where code = '400') then
    return null;
  end if;
  closed := coalesce((select max(year) from ledger_year where closed_at is not null), 0);
  insert into cost (id, number, booking_day, cost_category_id, amount_grosz, reverses_id, counts, year)
  select
    line.id, entry.number, line.posting_day, line.cost_category_id, line.amount_grosz, taken.id, taken.id is null or taken.year <= closed,
    case when taken.year > closed then taken.year else date_part('year', line.posting_day) end
  from entered line
  join ledger_entry entry on entry.id = line.entry_id
  left join ledger_line taken_line on taken_line.entry_id = entry.reverses_id and taken_line.place = line.place
  left join cost taken on taken.id = taken_line.id
  where line.code = '400';
  update cost set counts = false
  from entered, cost taking
  where taking.id = entered.id and not taking.counts and cost.id = taking.reverses_id;
  return null;
end
$$;

create trigger ledger_line_keeps_costs
  after insert on ledger_line referencing new table as entered
  for each statement execute function keep_costs();

-- A cost belongs to the year of its document, or else of its booking. Where that year is closed it belongs to the one of its booking; and what
-- belongs to a closed year stays there.
create function place_cost() returns trigger language plpgsql set search_path from current as $$
declare
  own integer := date_part('year', coalesce(new.document_day, new.booking_day));
  closed integer;
begin
  -- What a posting changes of it, or a company that is deleted, moves nothing.
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  if (new.year, new.counts) is distinct from (old.year, old.counts) then
    raise exception 'the year of a cost follows from its days' using errcode = 'insufficient_privilege';
  end if;
  if new.document_day is not distinct from old.document_day or not old.counts or old.reverses_id is not null then
    return new;
  end if;
  -- Whoever closes a year waits until this ends, or this for that: a cost does not come to a year that was closed meanwhile, or leave it.
  perform pg_advisory_xact_lock_shared(hashtext('grzadka closed years'));
  closed := coalesce((select max(year) from ledger_year where closed_at is not null), 0);
  if old.year > closed then
    new.year := case when own > closed then own else date_part('year', new.booking_day) end;
  end if;
  return new;
end
$$;

create trigger cost_is_placed
  before update on cost for each row execute function place_cost();

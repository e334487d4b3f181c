-- A run of which every charge was taken back one by one is taken back, on the day of the last of them (docs/product/charge-runs.md#reversal).
update charge_run
set reversed_on = last.reversed_on, reversal_reason = last.reversal_reason
from (
  select distinct on (run_id) run_id, reversed_on, reversal_reason, bool_and(reversed_on is not null) over (partition by run_id) as is_emptied
  from charge
  order by run_id, reversed_on desc nulls last, place desc
) last
where last.run_id = charge_run.id and is_emptied and state = 'approved';

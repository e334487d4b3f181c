import {
  type FeeYear,
  latestRuns,
  type NextStep,
} from '@grzadka/contract/charge/year/fee-year.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { ratedYear } from '@grzadka/contract/tariff/rated-year';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { readYearFigures } from '#src/report/year-figures.repo.ts';
import { readLetterLacks } from '#src/settings/paper-lacks.ts';
import { toldRuns } from './charge-run.list.ts';
import { areNoticesOut } from './notices-out.ts';

/** What there is of a year, and what of it leads to the next step. */
interface YearRow extends Omit<FeeYear, 'done' | 'nextStep' | 'runs' | 'paperLacks' | 'money'> {
  /** The latest one. */
  readonly draftId: string | null;
  /** Whether all that is left to be charged is what was used. */
  readonly isMediaLeft: boolean;
}

/**
 * How the fees of a year stand (docs/product/charge-runs.md#standing). Where none is named, it is this year as long as it has
 * runs, else the one whose rates one sets now. Once all of it is done, the next step is that of the latter.
 */
export async function readFeeYear(
  db: Kysely<Database>,
  { year: asked }: { year?: number | undefined },
): Promise<FeeYear> {
  const today = gardenToday();
  const rated = ratedYear(today);
  const thisYear = Number(today.slice(0, 'YYYY'.length));
  const [rows, paperLacks, runs] = await Promise.all([
    readYears(db, [...new Set([asked ?? thisYear, rated])], today),
    readLetterLacks(db),
    toldRuns(db)
      .orderBy('chargeRun.issueDay', 'desc')
      .orderBy('chargeRun.id', 'desc')
      .limit(latestRuns)
      .execute(),
  ]);
  const of = (year: number) => rows.find((row) => row.year === year);
  const now = of(rated);
  const first = of(asked ?? thisYear);
  if (first === undefined || now === undefined) throw new Error('a year without a row');
  const isBegun = first.drafts + first.approvedRuns > 0;
  const shown = asked !== undefined || isBegun ? first : now;
  return {
    ...shown,
    done: doneOf(shown),
    money: await readYearFigures(db, shown),
    paperLacks,
    nextStep: nextStepOf(shown) ?? (rated > shown.year ? nextStepOf(now) : null),
    runs,
  };
}

/**
 * What of a year is whole. Whatever its runs charge rests on rates and resolutions, those of the years before among them, but a draft without
 * any rate charges nothing; what had a rate in the year before has one now, and what has a rate is charged.
 */
function doneOf({
  resolutions,
  rates,
  lapsed,
  approvedRuns,
  drafts,
  uncharged,
  unprinted,
}: YearRow): FeeYear['done'] {
  const isBegun = approvedRuns > 0 || (drafts > 0 && rates.set > 0);
  const charge = approvedRuns > 0 && drafts === 0 && uncharged.length === 0;
  return {
    resolution: isBegun || resolutions > 0,
    rates: (isBegun || rates.own > 0) && lapsed.length === 0,
    charge,
    notices: charge && unprinted === null,
  };
}

/** The first step that is open; notices of what came due already are none any more. */
function nextStepOf(row: YearRow): NextStep | null {
  const { year, draftId, approvedRuns, unprinted, hasAccounts, isMediaLeft } = row;
  const done = doneOf(row);
  const of = (step: NextStep['step'], more: Partial<NextStep> = {}) => {
    return { step, year, runId: null, runKind: null, ...more };
  };
  if (!done.resolution) return of('resolution');
  if (!done.rates) return of('rates');
  if (draftId !== null) return of('approve', { runId: draftId });
  if (!hasAccounts && approvedRuns === 0) return of('plots');
  if (!done.charge) return of('charge', { runKind: isMediaLeft ? 'media' : 'annual' });
  return unprinted?.inTime ? of('notices', { runId: unprinted.id }) : null;
}

/** These years, by one statement. A run belongs to the year in which its period begins. */
async function readYears(
  db: Kysely<Database>,
  years: readonly number[],
  today: string,
): Promise<YearRow[]> {
  const { rows } = await sql<YearRow>`
    select year, resolutions, has_accounts, rates, lapsed, uncharged, is_media_left, drafts, draft_id, approved_runs, unprinted
    from unnest(${years}::integer[]) year
    cross join lateral (
      select daterange(make_date(year, 1, 1), make_date(year, 12, 31), '[]') as days,
        daterange(make_date(year - 1, 1, 1), make_date(year - 1, 12, 31), '[]') as days_before
    ) calendar
    cross join lateral (
      select
        count(*) filter (where state = 'draft')::integer as drafts,
        (array_agg(id order by issue_day desc, id desc) filter (where state = 'draft'))[1] as draft_id,
        count(*) filter (where state = 'approved')::integer as approved_runs,
        coalesce(array_agg(id) filter (where state = 'approved'), '{}') as approved
      from charge_run where period_from <@ days and kind <> 'interest'
    ) run
    cross join lateral (${resolutionsWithin}) resolution
    cross join lateral (
      select exists (select from settlement where closed_on is null or closed_on >= ${today}::date) as has_accounts
    ) settlement
    cross join lateral (${ratesWithin}) kind
    cross join lateral (${unprintedOf(today)}) paper_left
  `.execute(db);
  return rows;
}

/** How many resolutions the year's tariffs rest on, or wait for the first thing that does. */
const resolutionsWithin = sql`
  select count(*)::integer as resolutions
  from resolution
  where exists (
    select from tariff where resolution_id = resolution.id and daterange(valid_from, valid_thru, '[]') && days
  ) or not exists (
    select from tariff where resolution_id = resolution.id
  ) and not exists (
    select from exemption where resolution_id = resolution.id
  )
`;

/**
 * How many active kinds have a tariff, which of those no approved run charges, and whether these are all charged by what was used; and which
 * kinds had one in the year before alone.
 */
const ratesWithin = sql`
  select
    json_build_object(
      'kinds', count(*), 'set', count(*) filter (where is_set), 'own', count(*) filter (where is_own)
    ) as rates,
    coalesce(json_agg(name order by position, id) filter (where was_set and not is_set), '[]') as lapsed,
    coalesce(
      json_agg(name order by position, id) filter (where is_reckoned and not is_charged), '[]'
    ) as uncharged,
    coalesce(bool_and(is_used_up) filter (where is_reckoned and not is_charged), false) as is_media_left
  from fee_kind
  cross join lateral (
    select
      coalesce(bool_or(is_now), false) as is_set,
      coalesce(bool_or(valid_from <@ days), false) as is_own,
      coalesce(bool_or(is_now and method <> 'manual'), false) as is_reckoned,
      coalesce(bool_or(is_now and method in ('consumption', 'distribute')), false) as is_used_up,
      coalesce(bool_or(not is_now), false) as was_set
    from tariff
    cross join lateral (select daterange(valid_from, valid_thru, '[]') as valid) term
    cross join lateral (select valid && days as is_now) this_year
    where fee_kind_id = fee_kind.id and (is_now or valid && days_before)
  ) tariff
  cross join lateral (
    select exists (
      select from charge_run where charge_run.id = any (approved) and fee_kind.id = any (fee_kind_ids)
    ) as is_charged
  ) charged
  where active
`;

/**
 * The first of the approved runs whose notices nobody took, before all others one that has something still to come due. Charges and
 * their parts are read once.
 */
const unprintedOf = (today: string) => sql`
  select
    json_agg(
      json_build_object('id', id, 'number', number, 'inTime', in_time) order by in_time desc, number_order
    ) filter (where not is_printed) -> 0 as unprinted
  from (
    select distinct run_id from charge where run_id = any (approved) and reversed_on is null
  ) charges
  join charge_run on charge_run.id = run_id
  left join (
    select run_id, max(due_on) as last_due_on
    from charge
    join ledger_line on ledger_line.entry_id = charge.entry_id and code = '200'
    join open_item on line_id = ledger_line.id
    where run_id = any (approved) and reversed_on is null
    group by run_id
  ) parts using (run_id)
  cross join lateral (
    select
      coalesce(last_due_on >= ${today}::date, false) as in_time,
      ${areNoticesOut} as is_printed
  ) paper
`;

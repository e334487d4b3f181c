import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { type SoughtId, soughtId } from '#src/core/scope/sought-id.ts';
import type { NoticeData, NoticeRun } from './letter.ts';
import { readLetterAccounts } from './letter-accounts.repo.ts';

type Db = Kysely<Database>;

/** How many letters are read at once: few, so that little waits in memory for its reader. */
const portion = 50;

/** An approved run and the ids of the accounts that it charged, by their plots; without those with all of it taken back. */
export interface NoticesOfRun {
  readonly run: NoticeRun;
  readonly settlementIds: readonly string[];
}

/** The notices of a run, to be read one portion after the other. 404 without the run; 409 while it is a draft, or when all of it was taken back. */
export async function findNotices(db: Db, runId: string): Promise<NoticesOfRun> {
  const run = await findRun(db, runId);
  const charged = await chargedBy(db, run)
    .orderBy(sql`garden_name collate polish nulls last, number`)
    .execute();
  if (charged.length === 0) throw refusal(chargeRefusals.runReversed);
  return { run, settlementIds: charged.map(({ id }) => id) };
}

async function findRun(
  db: Db,
  runId: string,
  since: RawBuilder<string | null> = sql`null`,
): Promise<NoticeRun> {
  const { number, ...run } = await db
    .selectFrom('chargeRun')
    .select(['id', 'number', 'title', 'issueDay', 'periodFrom', 'periodThru', 'state'])
    .where('id', '=', recordId(runId))
    .where(sql<boolean>`issue_day >= coalesce(${since}::date, '-infinity')`)
    .executeTakeFirstOrThrow(notFound);
  if (number === null) throw refusal(chargeRefusals.notApproved);
  return { ...run, number };
}

/** The accounts on which something of what the run charged is left. */
function chargedBy(db: Db, { id: runId }: Pick<NoticeRun, 'id'>) {
  return db
    .selectFrom('settlement')
    .select('id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('charge')
          .select('charge.id')
          .whereRef('charge.settlementId', '=', 'settlement.id')
          .where('charge.runId', '=', runId)
          .where('charge.reversedOn', 'is', null),
      ),
    );
}

function refusal(message: string): AppError {
  return new AppError('conflict', { message });
}

/**
 * The notice of one account; 404 where the run charged nothing to it that is left, or is older than the first day that the caller may
 * know about (`since`), 409 as `findNotices`.
 */
export async function readNotice(
  db: Db,
  { id, runId, since }: { id: SoughtId; runId: string; since?: RawBuilder<string | null> },
): Promise<NoticeData> {
  const run = await findRun(db, runId, since);
  const [notice] = await readNoticesOf(db, run, sql`array[${soughtId(id)}]`);
  if (notice !== undefined) return notice;
  const [left] = await chargedBy(db, run).limit(1).execute();
  throw left === undefined ? refusal(chargeRefusals.runReversed) : notFound();
}

/** All notices of a run in their order, each with what is open when it is read. */
export async function* readNotices(
  db: Db,
  { run, settlementIds }: NoticesOfRun,
): AsyncGenerator<NoticeData> {
  for (let at = 0; at < settlementIds.length; at += portion) {
    yield* await readNoticesOf(db, run, settlementIds.slice(at, at + portion));
  }
}

type Charged = Pick<NoticeData, 'lines' | 'parts'>;

/** Ids of accounts, or an expression of a statement that has them. */
type AskedIds = Parameters<typeof readLetterAccounts>[1];

/** The notices of some accounts of a run, with what these owe, as of one instant; those to which it charged nothing that is left have none. */
export async function readNoticesOf(db: Db, run: NoticeRun, ids: AskedIds): Promise<NoticeData[]> {
  const madeOn = gardenToday();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const accounts = await readLetterAccounts(trx, ids, madeOn);
      const charged = await readCharged(trx, run.id, ids);
      const inOrder = 'compile' in ids ? [...accounts.keys()] : ids;
      return inOrder.flatMap((id): NoticeData[] => {
        const account = accounts.get(id);
        const own = charged.get(id);
        return account && own ? [{ run, madeOn, account, ...own }] : [];
      });
    });
}

async function readCharged(
  db: Db,
  runId: string,
  ids: AskedIds,
): Promise<ReadonlyMap<string, Charged>> {
  const { rows } = await sql<Charged & { id: string }>`
    with live as (
      select id, settlement_id, entry_id, place from charge
      where run_id = ${runId} and settlement_id = any (${ids}::uuid[]) and reversed_on is null
    ), printed as (
      select
        settlement_id,
        json_agg(json_build_object('words', words, 'amount', line.amount_grosz) order by live.place, line.place) as lines
      from live join charge_line line on line.charge_id = live.id
      group by settlement_id
    ), due as (
      select line.settlement_id, due_on, array_agg(item.id) as ids, sum(item.amount_grosz) as amount, sum(item.open_grosz) as open
      from live
      join ledger_line line on line.entry_id = live.entry_id and line.settlement_id = live.settlement_id
      join open_item item on item.line_id = line.id
      group by line.settlement_id, due_on
    )
    select
      settlement_id as id,
      lines,
      coalesce(
        (
          select json_agg(json_build_object('ids', ids, 'dueOn', due_on, 'amount', amount, 'open', open) order by due_on)
          from due where due.settlement_id = printed.settlement_id
        ),
        '[]'
      ) as parts
    from printed
  `.execute(db);
  return new Map(rows.map(({ id, ...charged }) => [id, charged]));
}

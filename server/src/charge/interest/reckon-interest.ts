import { setImmediate } from 'node:timers/promises';
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { listRates } from '#src/interest-rate/interest-rate.list.ts';
import type { Progress, Reckoned } from '../calculation/reckoned.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import {
  type InterestAccount,
  readInterestAccounts,
  readInterestDebts,
  readWaivers,
} from './interest-debts.repo.ts';
import { type NotedAccount, type NoteTerms, noteAccount } from './note-account.ts';

interface Asked {
  /** Called with the progress now and then, and when all is done. */
  readonly tell?: ((progress: Progress) => Promise<unknown>) | undefined;
  /** The one account that is wanted. */
  readonly onlyId?: string;
}

/** So many accounts are read together and reckoned before others get a turn. */
const atOnce = 1000;

/** Days within which interest is to be paid. */
const term = 14;

/** Reckons an interest note by what is true now, for each account of its choice, and writes nothing (docs/product/interest.md#notes). */
export async function reckonInterest(
  db: Kysely<Database>,
  run: ChargeRunRow,
  { tell, onlyId }: Asked = {},
): Promise<Reckoned[]> {
  const terms = await readTerms(db, run);
  const waivers = await readWaivers(db, run.id);
  const skipped = await readSkipped(db, run.id);
  const accounts = await readInterestAccounts(db, run, onlyId);
  const reckoned: Reckoned[] = [];
  let failed = 0;
  for (let done = 0; done < accounts.length; done += atOnce) {
    await setImmediate();
    await tell?.({ done, of: accounts.length, failed });
    const some = accounts.slice(done, done + atOnce);
    const debts = await readInterestDebts(db, {
      ids: some.map(({ id }) => id),
      thru: terms.thru,
      runId: run.id,
    });
    for (const account of some) {
      const waiver = waivers.get(account.id);
      const noted = noteAccount(account.id, debts.get(account.id) ?? [], { ...terms, waiver });
      if (noted.dayWithoutRate !== undefined) failed += 1;
      reckoned.push(...rowOf(account, noted, terms, skipped.has(account.id)));
    }
  }
  await tell?.({ done: accounts.length, of: accounts.length, failed });
  return reckoned;
}

async function readTerms(
  db: Kysely<Database>,
  { periodThru: thru, issueDay, feeKindIds }: ChargeRunRow,
): Promise<NoteTerms> {
  const { interestMinimum: minimum } = await db
    .selectFrom('settings')
    .select('interestMinimum')
    .executeTakeFirstOrThrow();
  const rates = await listRates(db);
  const [feeKindId = ''] = feeKindIds;
  return { thru, rates, minimum, feeKindId, dueOn: addDays(issueDay, term) };
}

/** The accounts that somebody left out of the draft: each by itself, since debts are not shared by a plot. */
async function readSkipped(db: Kysely<Database>, runId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('chargeRunSettlement')
    .select('settlementId')
    .where('runId', '=', runId)
    .where('skipReason', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ settlementId }) => settlementId ?? []));
}

/** A row for an account that owes interest, is given some back, or would be but for what blocks it; and for one that was left out. */
function rowOf(
  { id, gardenId, gardenName, sectorId }: InterestAccount,
  { charge, noted, waits, isCorrected, dayWithoutRate }: NotedAccount,
  { feeKindId }: NoteTerms,
  isSkipped: boolean,
): Reckoned[] {
  if (charge === null && dayWithoutRate === undefined && !isSkipped) return [];
  const own = isSkipped ? null : charge;
  const amount = own?.amount ?? 0;
  const reason = { code: 'no-interest-rate', day: dayWithoutRate ?? '' } as const;
  return [
    {
      settlementId: id,
      gardenId,
      gardenName,
      sectorId,
      charges: own === null ? [] : [own],
      stretches: [],
      noted: isSkipped ? [] : noted,
      unheld: [],
      blocked:
        dayWithoutRate === undefined || isSkipped
          ? null
          : { settlementIds: [id], feeKindId, reason },
      waits: waits && !isSkipped,
      amount,
      previous: null,
      difference: { difference: amount, cause: 'interest', isToCheck: isCorrected && !isSkipped },
    },
  ];
}

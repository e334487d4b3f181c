import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { sql } from 'kysely';
import { explainAssignment, standInLine } from '#src/assignment/assignment.repo.ts';
import { lockApprovals } from '#src/charge/approval/approval-lock.ts';
import { explainTwice } from '#src/charge/approval/approve-run.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { lockSettlements } from '#src/ledger/lock-settlements.ts';
import { explainLogin } from '#src/login/create-login.ts';
import { feesOf } from '../entry-fees.ts';
import { readCorrections } from '../result/read-corrections.ts';
import { getHandover } from '../steps/get-handover.ts';
import { missingOf } from '../steps/judge-steps.ts';
import { approveSettled } from './approve-settled.ts';
import { askEntryFees } from './ask-entry-fees.ts';
import { beginHoldings } from './begin-holdings.ts';
import { changeLogins, changeMemberships } from './change-access.ts';
import { endText } from './end.text.ts';
import { endHoldings } from './end-holdings.ts';
import type { Ending, Told } from './ending.ts';
import { type People, readPeople } from './read-people.ts';

/** What an end wrote, if it may be kept. */
export interface Ended {
  readonly told: Told;
  readonly leavingSettlementId: string | null;
  readonly comingSettlementId: string | null;
  readonly entryRunId: string | null;
}

/**
 * Does all of the end of a handover whose row is locked, and says so line by line. It is the dry run as well: whoever calls it keeps what
 * it wrote, or rolls it back. What is refused on the way is among what is missing, and nothing may be kept then.
 */
export async function runEnd(asked: Omit<Ending, 'told' | 'startDay'>): Promise<Ended> {
  const { handover } = asked;
  const told: Told = { what: [], missing: [], facts: [] };
  const ending = { ...asked, told, startDay: handover.startDay ?? addDays(handover.day, 1) };
  const none = { leavingSettlementId: null, comingSettlementId: null, entryRunId: null };
  try {
    const wrote = await write(ending)
      .catch(explainAssignment)
      .catch(explainTwice)
      .catch(explainLogin);
    return { told, ...wrote };
  } catch (error) {
    if (!(error instanceof AppError) || !isAboutTheData(error)) throw error;
    told.refusal = error;
    told.missing.push(error.message);
    return { told, ...none };
  }
}

/** Whether it says what stands in the way, and not that the program is busy or somebody is no longer signed in. */
function isAboutTheData({ code }: AppError): boolean {
  return ['conflict', 'forbidden', 'validation', 'not-found'].includes(code);
}

async function write(ending: Ending): Promise<Omit<Ended, 'told'>> {
  const { tx, handover, told } = ending;
  if (handover.settleRunId !== null || feesOf(handover.entryFees).length > 0) {
    await lockApprovals(tx.trx);
  }
  await standInLine(tx, handover.gardenId);
  const people = await readPeople(ending);
  await lockSettlements(tx.trx, [
    ...new Set(people.leaving.map(({ settlementId }) => settlementId)),
  ]);
  const details = await getHandover(tx.trx, handover);
  told.missing.push(...missingOf(details));
  await approveSettled(ending);
  await endHoldings(ending, people);
  const comingSettlementId = await beginHoldings(ending, people);
  await changeMemberships(ending, people);
  await changeLogins(ending, people);
  const { name: gardenName } = await tx.trx
    .selectFrom('garden')
    .select('name')
    .where('id', '=', handover.gardenId)
    .executeTakeFirstOrThrow();
  const entryRunId = await askEntryFees(ending, { settlementId: comingSettlementId, gardenName });
  await tellWhatIsLeft(ending, people);
  // What is looked at when a transaction ends is looked at now, so that a dry run knows it, too.
  await sql`set constraints all immediate`.execute(tx.trx);
  return { leavingSettlementId: details.account?.id ?? null, comingSettlementId, entryRunId };
}

/** What the end leaves to others: charges to correct, and losses that are known later. */
async function tellWhatIsLeft({ tx, handover, told }: Ending, people: People): Promise<void> {
  const { day, gardenId } = handover;
  const settlementIds = people.leaving.map(({ settlementId }) => settlementId);
  for (const { number } of await readCorrections(tx.trx, { settlementIds, day })) {
    told.what.push(endText.correct(number, day));
  }
  if (settlementIds.length === 0) return;
  const { rows } = await sql`
    select from meter join tariff on terms ->> 'zoneId' = meter.zone_id::text
    where garden_id = ${gardenId} and role = 'plot'
      and coalesce(valid_thru, 'infinity') >= ${day}::date and valid_from <= ${day}::date
    limit 1
  `.execute(tx.trx);
  if (rows.length > 0) told.what.push(endText.lossesLater(day));
}

import { addDays, addMonths } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type HandoverUpdate,
  handoverRefusals,
  mostMonthsAhead,
} from '@grzadka/contract/handover/handover.model';
import { sql, type Transaction } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { type HandoverParties, idsOf } from './handover-parties.ts';

/** A handover as it would be saved. */
type Whole = HandoverParties &
  Pick<Required<HandoverUpdate>, 'applicationId' | 'day' | 'startDay' | 'comingName'> &
  Pick<HandoverUpdate, 'entryFees' | 'noEntryFees'> & { readonly gardenId: string };

type Refused = Partial<Record<keyof HandoverUpdate, string>>;

interface Holding {
  readonly partyId: string;
  readonly validFrom: string;
  readonly validThru: string;
}

/**
 * Refuses what of a handover does not fit together, or is not there: 400 at its fields (docs/product/handovers.md#screens). What stays as it
 * was `before` is not looked at again: that the plot is held by somebody else meanwhile is for the end to say.
 */
export async function requireWhole(
  trx: Transaction<Database>,
  whole: Whole,
  before?: Whole,
): Promise<void> {
  const isNew = (...names: readonly (keyof Whole)[]) =>
    before === undefined ||
    names.some((name) => JSON.stringify(whole[name]) !== JSON.stringify(before[name]));
  const refused: Refused = {
    ...(isNew('day', 'startDay') && refusedDays(whole)),
    ...refusedNames(whole),
    ...(isNew('day', 'leaving', 'coming') && (await refusedParties(trx, whole))),
    ...(isNew('applicationId') && (await refusedApplication(trx, whole))),
    ...(isNew('entryFees', 'noEntryFees') && (await refusedFees(trx, whole))),
  };
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
}

function refusedDays({ day, startDay }: Whole): Refused {
  if (day > addMonths(gardenToday(), mostMonthsAhead)) return { day: handoverRefusals.tooFar };
  return startDay !== null && startDay <= day ? { startDay: handoverRefusals.startTooEarly } : {};
}

function refusedNames({ leaving, coming, comingName }: Whole): Refused {
  const [leave, come] = [idsOf(leaving), idsOf(coming)];
  return {
    ...(new Set(leave).size < leave.length && { leaving: handoverRefusals.twice }),
    ...(new Set(come).size < come.length && { coming: handoverRefusals.twice }),
    ...(come.some((id) => leave.includes(id)) && { coming: handoverRefusals.bothSides }),
    ...(come.length > 0 && comingName !== null && { comingName: handoverRefusals.twoNames }),
  };
}

async function refusedParties(
  trx: Transaction<Database>,
  { gardenId, day, leaving, coming }: Whole,
): Promise<Refused> {
  const [leave, come] = [idsOf(leaving), idsOf(coming)];
  const holdings = await readHoldings(trx, gardenId, day);
  const stays = new Set(holdings.map(({ partyId }) => partyId)).difference(new Set(leave));
  const then = holdings.filter(({ validFrom }) => validFrom <= day);
  const isHolder = (id: string) => then.some(({ partyId }) => partyId === id);
  const holdsLater = (id: string) => holdings.some(({ partyId }) => partyId === id);
  const wrong = leave.filter((id) => !isHolder(id));
  const goOn = then.filter(({ validThru }) => validThru > day);
  return {
    ...(leave.length === 0 && goOn.length > 0 && { leaving: handoverRefusals.noLeaving }),
    ...(wrong.some((id) => !holdsLater(id)) && { leaving: handoverRefusals.notHolder }),
    ...(wrong.length > 0 && wrong.every(holdsLater) && { day: handoverRefusals.beforeFirstDay }),
    ...(come.some((id) => stays.has(id)) && { coming: handoverRefusals.staysAlready }),
    ...((await areGone(trx, come)) && { coming: handoverRefusals.noParty }),
  };
}

/** Who holds the garden on a day, or later. */
async function readHoldings(
  trx: Transaction<Database>,
  gardenId: string,
  day: string,
): Promise<readonly Holding[]> {
  return trx
    .selectFrom('assignment')
    .select([
      'partyId',
      'validThru',
      sql<string>`coalesce(valid_from, '-infinity')`.as('validFrom'),
    ])
    .where('gardenId', '=', gardenId)
    .where('validThru', '>=', day)
    .execute();
}

/** Whether any of these is no party, or is being forgotten. */
async function areGone(trx: Transaction<Database>, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  if (!ids.every(isRecordId)) return true;
  const found = await trx
    .selectFrom('party')
    .select('id')
    .where('id', 'in', ids)
    .where('isErased', '=', false)
    .execute();
  return found.length < new Set(ids).size;
}

async function refusedApplication(
  trx: Transaction<Database>,
  { gardenId, applicationId }: Whole,
): Promise<Refused> {
  if (applicationId === null) return {};
  const application = isRecordId(applicationId)
    ? await trx
        .selectFrom('transferApplication')
        .select('id')
        .where('id', '=', applicationId)
        .where('gardenId', '=', gardenId)
        .executeTakeFirst()
    : undefined;
  return application ? {} : { applicationId: handoverRefusals.noApplication };
}

async function refusedFees(
  trx: Transaction<Database>,
  { entryFees = [], noEntryFees = false }: Whole,
): Promise<Refused> {
  if (entryFees.length === 0) return {};
  if (noEntryFees) return { noEntryFees: handoverRefusals.feesAndNone };
  const ids = entryFees.map(({ feeKindId }) => feeKindId);
  if (new Set(ids).size < ids.length) return { entryFees: handoverRefusals.feesTwice };
  const { entryFeeKindIds } = await trx
    .selectFrom('settings')
    .select('entryFeeKindIds')
    .executeTakeFirstOrThrow();
  return ids.every((id) => entryFeeKindIds.includes(id))
    ? {}
    : { entryFees: handoverRefusals.noEntryKind };
}

/** The first day of who comes as the table holds it: only where it is not the next one. */
export function statedStartDay({ day, startDay }: Pick<Whole, 'day' | 'startDay'>): string | null {
  return startDay === addDays(day, 1) ? null : startDay;
}

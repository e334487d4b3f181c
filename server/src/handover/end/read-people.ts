import { handoverRefusals } from '@grzadka/contract/handover/handover.model';
import { sql } from 'kysely';
import { conflict } from '#src/core/errors/app-error.ts';
import type { Ending } from './ending.ts';

/** Somebody who holds the plot on the last day of who leaves, with their account. */
interface Holder {
  readonly partyId: string;
  readonly name: string;
  readonly assignmentId: string;
  readonly version: number;
  /** Their last day as it is now, 'infinity' while none is known. */
  readonly validThru: string;
  readonly settlementId: string;
}

/** Who leaves or comes, and what becomes of their membership and their login. */
export interface Named {
  readonly partyId: string;
  readonly name: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly membership: boolean;
  readonly login: boolean;
}

/** Who has to do with an end. */
export interface People {
  readonly leaving: readonly (Named & Holder)[];
  readonly staying: readonly Holder[];
  readonly coming: readonly (Named & { readonly holds: Holder | null })[];
}

/**
 * Reads who leaves, stays and comes, of a plot that is locked. 409 where somebody else has it by then, or who is to leave does not have it
 * on that day.
 */
export async function readPeople({ tx, handover, startDay, told }: Ending): Promise<People> {
  const named = await readNamed(tx, handover.id);
  const { rows } = await sql<Holder & { isThen: boolean; isLater: boolean }>`
    select
      assignment.id as assignment_id, assignment.party_id, party.name, assignment.version, valid_thru, settlement_id,
      coalesce(valid_from, '-infinity') <= ${handover.day}::date as is_then,
      coalesce(valid_from, '-infinity') <= ${startDay}::date and valid_thru >= ${startDay}::date as is_later
    from assignment
    join party on party.id = assignment.party_id
    join settlement_holder on assignment_id = assignment.id
    where garden_id = ${handover.gardenId} and valid_thru >= ${handover.day}::date
    order by party.name collate polish, assignment.id
  `.execute(tx.trx);
  const of = (side: 'leaving' | 'coming') => named.filter((one) => one.side === side);
  const coming = of('coming').map((one) => ({
    ...one,
    holds: rows.find(({ partyId, isLater }) => partyId === one.partyId && isLater) ?? null,
  }));
  const isComing = (partyId: string) => coming.some((one) => one.partyId === partyId);
  const other = rows.find(({ partyId, isThen }) => !isThen && !isComing(partyId));
  if (other) {
    told.takenBy = other.name;
    throw conflict(handoverRefusals.takenBy(other.name));
  }
  const leaving = of('leaving').map((one) => {
    const holds = rows.find(({ partyId, isThen }) => partyId === one.partyId && isThen);
    if (holds === undefined) throw conflict(`${one.name}: ${handoverRefusals.notHolder}`);
    return { ...one, ...holds };
  });
  const staying = rows.filter(
    ({ partyId, isThen, validThru }) =>
      isThen && validThru > handover.day && !leaving.some((one) => one.partyId === partyId),
  );
  return { leaving, staying, coming };
}

async function readNamed({ trx }: Ending['tx'], handoverId: string) {
  return trx
    .selectFrom('handoverParty')
    .innerJoin('party', 'party.id', 'partyId')
    .select(['partyId', 'side', 'membership', 'login', 'name', 'firstName', 'lastName', 'email'])
    .where('handoverId', '=', handoverId)
    .orderBy('place')
    .execute();
}

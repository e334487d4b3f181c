import type { ConsentKind } from '@grzadka/contract/consent/consent.model';
import type { Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addConsent } from './consents.ts';
import { addAssignment, addGarden } from './factories.ts';

type Db = Kysely<Database>;

interface PersonInput {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly email?: string;
  /** The house in Kwiatowa; null for somebody without an address. */
  readonly house?: string | null;
  /** What they agreed to, at that address. */
  readonly agreedTo?: readonly ConsentKind[];
  readonly isMember?: boolean;
}

/** Somebody who lives in Kwiatowa 1, and agreed to nothing. */
export async function addPerson(
  db: Db,
  { firstName = 'Anna', lastName = 'Nowak', ...input }: PersonInput = {},
): Promise<{ id: string }> {
  const { companyName, email, house = '1', agreedTo = [], isMember = false } = input;
  const id = newId();
  const names =
    companyName === undefined
      ? ({ partyType: 'person', firstName, lastName } as const)
      : ({ partyType: 'company', companyName } as const);
  await db
    .insertInto('party')
    .values({ id, ...names, email: email ?? null, ...addressAt(house) })
    .execute();
  for (const kind of agreedTo) await addConsent(db, { partyId: id, kind, email: email ?? '' });
  if (isMember) await db.insertInto('membership').values({ id: newId(), partyId: id }).execute();
  return { id };
}

/** The columns of an address in that house. */
function addressAt(house: string | null) {
  if (house === null) return {};
  return { street: 'Kwiatowa', houseNumber: house, postalCode: '00-950', city: 'Warszawa' };
}

/** A garden of its own held by these people since 2020, with its settlement account. */
export async function addHeldGarden(
  db: Db,
  holders: readonly { readonly id: string }[],
  input: Parameters<typeof addGarden>[1] = {},
): Promise<{ gardenId: string; garden: string; settlementId: string; reference: string }> {
  const garden = await addGarden(db, input);
  for (const { id } of holders) {
    await addAssignment(db, { gardenId: garden.id, partyId: id, validFrom: '2020-01-01' });
  }
  const account = await db
    .selectFrom('settlement')
    .select(['id', 'reference'])
    .where('gardenId', '=', garden.id)
    .executeTakeFirstOrThrow();
  return {
    gardenId: garden.id,
    garden: garden.name,
    settlementId: account.id,
    reference: account.reference,
  };
}

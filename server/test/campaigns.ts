import type { Insertable, Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addMeter } from './factories.ts';

type Db = Kysely<Database>;

let count = 0;

/** A round, by default a draft of all meters from 2026-10-12 to 2026-10-25. */
export async function addCampaign(
  db: Db,
  input: Partial<Omit<Insertable<Database['campaign']>, 'openedAt'>> = {},
) {
  count += 1;
  const { name = `Tura ${count}`, state = 'draft', id = newId(), ...given } = input;
  const openedAt = state === 'draft' ? null : '2026-10-10T08:00:00Z';
  const closedAt = state === 'closed' ? '2026-10-26T08:00:00Z' : null;
  await db
    .insertInto('campaign')
    .values({
      id,
      name,
      state,
      openedAt,
      closedAt,
      readFrom: '2026-10-12',
      readThru: '2026-10-25',
      ...given,
    })
    .execute();
  return { id, name };
}

/** Puts a meter into a round, which is open unless stated otherwise. */
export async function addCampaignMeter(
  db: Db,
  { campaignId, meterId, isOpen = true }: { campaignId: string; meterId: string; isOpen?: boolean },
) {
  await db
    .insertInto('campaignMeter')
    .values({ id: newId(), campaignId, meterId, isOpen })
    .execute();
}

/** A meter of that name in an open round; either is made where there is none. */
export async function addMeterOfRound(
  db: Db,
  { name, campaignId }: { name: string; campaignId: string },
) {
  const known = db.selectFrom('campaign').select('id').where('id', '=', campaignId);
  if ((await known.executeTakeFirst()) === undefined) {
    await addCampaign(db, { id: campaignId, state: 'open' });
  }
  // The list of all meters may have made it: their names are their own.
  const named = db.selectFrom('meter').select('id').where('name', '=', name);
  const { id: meterId } = (await named.executeTakeFirst()) ?? (await addMeter(db, { name }));
  await addCampaignMeter(db, { campaignId, meterId });
}

/** Names somebody who reads in a round, in all sectors unless stated otherwise. */
export async function addCampaignReader(
  db: Db,
  {
    campaignId,
    loginId,
    sectorIds = [],
  }: { campaignId: string; loginId: string; sectorIds?: string[] },
) {
  await db.insertInto('campaignReader').values({ campaignId, loginId, sectorIds }).execute();
}

/** A value that waits for a decision. */
export async function addSubmission(
  db: Db,
  given: {
    meterId: string;
    campaignId?: string | null;
    value?: string;
    measuredAt?: string;
    channel?: 'campaign' | 'self';
  },
) {
  const id = newId();
  const { value = '1', measuredAt = '2026-10-15T10:00:00Z', ...rest } = given;
  await db
    .insertInto('submission')
    .values({ id, value, measuredAt, ...rest })
    .execute();
  return { id };
}

/** The form of a round to be added. */
export const roundForm = {
  name: 'Jesień 2026',
  types: 'both',
  sectorIds: [],
  roles: ['plot'],
  readFrom: '2026-10-12',
  readThru: '2026-10-25',
  selfReport: false,
  photoRequired: false,
  missing: 'estimate',
  readers: [],
};

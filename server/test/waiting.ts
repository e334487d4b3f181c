import type { Insertable, Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

/** Somebody on the waiting list, by default who is no party and takes any plot. */
export async function addWaiting(
  db: Kysely<Database>,
  { name = 'Czekająca Anna', ...given }: Partial<Insertable<Database['waiting']>> = {},
): Promise<{ id: string }> {
  const id = newId();
  const own = given.partyId ? { name: null } : { name, phone: '48601234567' };
  const derived = { called: '', search: '' };
  await db
    .insertInto('waiting')
    .values({ id, appliedOn: '2025-01-01', ...own, ...derived, ...given })
    .execute();
  return { id };
}

/** The form of somebody who takes any plot. */
export const waitingForm = {
  partyId: null,
  name: 'Lis Ewa',
  phone: '+48 601 234 567',
  email: null,
  appliedOn: '2026-01-01',
  sectorIds: [],
  areaFrom: '',
  areaThru: '',
  water: false,
  electricity: false,
  note: null,
};

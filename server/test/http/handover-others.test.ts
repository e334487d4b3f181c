import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { partyDeletionRefusals } from '@grzadka/contract/party/party-rank';
import type { ErasureStanding } from '@grzadka/contract/personal-data/erasure.model';
import type { Candidates } from '@grzadka/contract/waiting/waiting.model';
import { expect, it } from 'vitest';
import { addAssignment, addParty } from '#test/factories.ts';
import { addHandover, addHeldGarden, handoverOf } from '#test/handovers.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const admin = await app.as('ROLE_ADMIN');
const today = gardenToday();

it('a plot that all give away is free for who waits, until somebody comes', async () => {
  const { gardenId, partyId } = await addHeldGarden(db);
  const isFree = async () =>
    (await admin.get<Candidates>(`/api/garden/${gardenId}/candidates`)).body.isFree;
  expect(await isFree()).toBe(false);
  const day = addDays(today, 30);
  const { id } = await addHandover(db, { gardenId, leaving: [partyId], day });
  expect(await isFree()).toBe(true);
  const set = (comingName: string | null) =>
    db.updateTable('handover').set({ comingName }).where('id', '=', id).execute();
  await set('Lis Ewa');
  expect(await isFree()).toBe(false);
  await set(null);
  const spouse = await addParty(db);
  await addAssignment(db, { gardenId, partyId: spouse.id });
  expect(await isFree()).toBe(false);
});

it('a plot that nobody holds is not free any more once somebody comes', async () => {
  const newcomer = await addParty(db);
  const { gardenId } = await addHandover(db, { coming: [newcomer.id] });
  const { body } = await admin.get<Candidates>(`/api/garden/${gardenId}/candidates`);
  expect(body.isFree).toBe(false);
});

it('who takes part in a handover is not deleted, and not forgotten before it has ended', async () => {
  const { id: partyId } = await addParty(db, { lastName: 'Przejmujący' });
  const { id } = await addHandover(db, { coming: [partyId] });
  const deleted = await admin.delete<{ message: string }>(`/api/party/delete/${partyId}`);
  expect([deleted.status, deleted.body.message]).toEqual([409, partyDeletionRefusals.handedOver]);
  const obstacles = async () =>
    (await admin.get<ErasureStanding>(`/api/personal-data/standing/${partyId}`)).body.obstacles;
  const { garden } = await handoverOf(admin, id);
  expect(await obstacles()).toEqual([
    { kind: 'handover', message: expect.stringContaining(garden.name) },
  ]);
  await admin.put('/api/handover/cancel', { id, reason: 'Rozmyślił się' });
  expect(await obstacles()).toEqual([]);
});

it('a handover goes on without an account that was deleted with a mistaken assignment', async () => {
  const { gardenId, partyId, assignmentId } = await addHeldGarden(db);
  const { id: settlementId } = await db
    .selectFrom('settlement')
    .select('id')
    .where('gardenId', '=', gardenId)
    .executeTakeFirstOrThrow();
  const { id } = await addHandover(db, {
    gardenId,
    leaving: [partyId],
    leavingSettlementId: settlementId,
  });
  expect((await handoverOf(admin, id)).account?.id).toBe(settlementId);
  const deleted = await admin.delete(`/api/assignment/delete/${assignmentId}`);
  expect(deleted.status).toBe(204);
  expect((await handoverOf(admin, id)).account).toBe(null);
});

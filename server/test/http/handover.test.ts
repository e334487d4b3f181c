import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { handoverRefusals } from '@grzadka/contract/handover/handover.model';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import {
  addHandover,
  addHeldGarden,
  comes,
  handoverForm,
  handoverOf,
  leaves,
} from '#test/handovers.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const superUser = await app.as('ROLE_SUPER_USER');
const employee = await app.as('ROLE_EMPLOYEE');
const today = gardenToday();
const yesterday = addDays(today, -1);

interface Answer {
  readonly id: string;
  readonly message: string;
  readonly fields?: Record<string, string>;
}

function begin(form: object, client = treasurer) {
  return client.post<Answer>('/api/handover/create', { ...handoverForm, ...form });
}

function change(id: string, set: object, client = treasurer) {
  return client.put<Answer>('/api/handover/update', { id, ...set });
}

const items = async (path: string) =>
  (await employee.get<{ items: { id: string }[] }>(path)).body.items;

describe('a handover', () => {
  it('is begun of a garden with who leaves and who comes', async () => {
    const { gardenId, partyId } = await addHeldGarden(db, 'Kowalski');
    const { id: newcomer } = await addParty(db, { lastName: 'Nowak', firstName: 'Ewa' });
    const { status, body } = await begin({
      gardenId,
      ground: 'termination',
      leaving: [leaves(partyId)],
      coming: [comes(newcomer)],
    });
    expect(status).toBe(201);
    const details = await handoverOf(employee, body.id);
    expect(details).toMatchObject({
      state: 'open',
      day: today,
      startDay: addDays(today, 1),
      statedStartDay: null,
      leaving: ['Kowalski Jan'],
      coming: ['Nowak Ewa'],
      staying: [],
      result: null,
    });
    expect(details.leavingParties).toMatchObject([
      { party: { id: partyId }, from: '2020-01-01', isMember: false, otherGardens: [] },
    ]);
    const again = await begin({ gardenId, ground: 'termination', leaving: [leaves(partyId)] });
    expect([again.status, again.body.message]).toEqual([
      409,
      handoverRefusals.alreadyOpen(dayInFigures(today)),
    ]);
    expect(await items(`/api/garden/${gardenId}/handovers`)).toMatchObject([{ id: body.id }]);
  });

  it('says at its fields what does not fit together', async () => {
    const { gardenId, partyId } = await addHeldGarden(db);
    const { id: stranger } = await addParty(db);
    const { id: other } = await addParty(db);
    await addAssignment(db, { gardenId, partyId: other, validFrom: addDays(today, -30) });
    const leaving = [leaves(partyId)];
    const faults = [
      [{ gardenId: newId() }, { gardenId: handoverRefusals.noGarden }],
      [{ day: addDays(today, 400) }, { day: handoverRefusals.tooFar }],
      [{ startDay: today }, { startDay: handoverRefusals.startTooEarly }],
      [{ leaving: [] }, { leaving: handoverRefusals.noLeaving }],
      [{ leaving: [leaves(stranger)] }, { leaving: handoverRefusals.notHolder }],
      [{ leaving: [...leaving, ...leaving] }, { leaving: handoverRefusals.twice }],
      [
        { leaving: [leaves(other)], day: addDays(today, -40) },
        { day: handoverRefusals.beforeFirstDay },
      ],
      [{ coming: [comes(newId())] }, { coming: handoverRefusals.noParty }],
      [{ coming: leaving.map(() => comes(partyId)) }, { coming: handoverRefusals.bothSides }],
      [{ coming: [comes(other)] }, { coming: handoverRefusals.staysAlready }],
      [
        { coming: [comes(stranger)], comingName: 'Lis Ewa' },
        { comingName: handoverRefusals.twoNames },
      ],
      [{ applicationId: newId() }, { applicationId: handoverRefusals.noApplication }],
    ] as const;
    for (const [fault, fields] of faults) {
      const { status, body } = await begin({ gardenId, leaving, ...fault });
      expect([status, body.fields]).toEqual([400, fields]);
    }
    const { status } = await begin({ gardenId, leaving });
    expect(status).toBe(201);
  });

  it('is changed while it is open, and what stays as it is is not looked at again', async () => {
    const { gardenId, partyId, assignmentId } = await addHeldGarden(db);
    const { id } = await addHandover(db, { gardenId, leaving: [partyId] });
    // Released by hand meanwhile.
    await db
      .updateTable('assignment')
      .set({ validThru: addDays(today, -10) })
      .where('id', '=', assignmentId)
      .execute();
    const saved = await change(id, { remark: 'Furtka zacina się', startDay: addDays(today, 1) });
    expect(saved.status).toBe(204);
    expect(await handoverOf(employee, id)).toMatchObject({
      remark: 'Furtka zacina się',
      statedStartDay: null,
    });
    const refused = await change(id, { day: yesterday });
    expect(refused.body.fields).toEqual({ leaving: handoverRefusals.notHolder });
  });

  it('is found by plot, by who leaves, by who comes, and by what they are called since', async () => {
    const { gardenId, partyId } = await addHeldGarden(db, 'Zuchwały');
    const { id } = await addHandover(db, { gardenId, leaving: [partyId] });
    const find = async (phrase: string) => {
      const query = new URLSearchParams({ 'filter-by-phrase': 'true', phrase });
      return (await items(`/api/handover?${query.toString()}`)).map((item) => item.id);
    };
    const { name } = await db
      .selectFrom('garden')
      .select('name')
      .where('id', '=', gardenId)
      .executeTakeFirstOrThrow();
    expect(await find(`${name} zuchwaly`)).toEqual([id]);
    await change(id, { comingName: 'Śmiała Ola' });
    expect(await find('smiala')).toEqual([id]);
    await db.updateTable('party').set({ lastName: 'Cichy' }).where('id', '=', partyId).execute();
    expect(await find('zuchwaly')).toEqual([]);
    await db.updateTable('garden').set({ name: 'Zaułek 7' }).where('id', '=', gardenId).execute();
    expect(await find('zaulek cichy')).toEqual([id]);
  });

  it('leaves what becomes of logins to who may change these', async () => {
    const { gardenId, partyId } = await addHeldGarden(db);
    const leaving = [{ ...leaves(partyId), endsLogin: true }];
    const refused = await begin({ gardenId, leaving });
    expect([refused.status, refused.body.message]).toEqual([403, handoverRefusals.noLogins]);
    const { body } = await begin({ gardenId, leaving }, superUser);
    // What somebody else chose may stay.
    expect((await change(body.id, { leaving, remark: 'Klucz u sąsiada' })).status).toBe(204);
    expect((await change(body.id, { leaving: [leaves(partyId)] })).status).toBe(403);
    const [trail] = await db
      .selectFrom('auditEntry')
      .select('after')
      .where('recordId', '=', body.id)
      .execute();
    expect(trail?.after).toMatchObject({ leavingParties: 'Dawny Jan, wyłączenie loginu' });
  });

  it('asks for fees that the settings name, or for none', async () => {
    const { id: feeKindId } = await db
      .selectFrom('feeKind')
      .select('id')
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const { id } = await addHandover(db);
    const entryFees = [{ feeKindId, amount: 30_000 }];
    const foreign = await change(id, { entryFees });
    expect(foreign.body.fields).toEqual({ entryFees: handoverRefusals.noEntryKind });
    await db
      .updateTable('settings')
      .set({ entryFeeKindIds: [feeKindId] })
      .execute();
    const twice = await change(id, { entryFees: [...entryFees, ...entryFees] });
    expect(twice.body.fields).toEqual({ entryFees: handoverRefusals.feesTwice });
    const both = await change(id, { entryFees, noEntryFees: true });
    expect(both.body.fields).toEqual({ noEntryFees: handoverRefusals.feesAndNone });
    expect((await change(id, { entryFees })).status).toBe(204);
    expect((await handoverOf(employee, id)).entryKinds).toMatchObject([
      { id: feeKindId, chosen: { amount: 30_000 } },
    ]);
  });

  it('is called off with a reason, and then another one can begin', async () => {
    const { id: gardenId } = await addGarden(db);
    const { id } = await addHandover(db, { gardenId });
    const off = { id, reason: 'Rozmyślił się' };
    expect((await employee.put('/api/handover/cancel', off)).status).toBe(403);
    expect((await treasurer.put('/api/handover/cancel', off)).status).toBe(204);
    expect(await handoverOf(employee, id)).toMatchObject({
      state: 'cancelled',
      cancelReason: off.reason,
    });
    for (const answer of [
      await treasurer.put<Answer>('/api/handover/cancel', off),
      await change(id, { remark: 'Jednak nie' }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([409, handoverRefusals.ended]);
    }
    expect((await begin({ gardenId })).status).toBe(201);
    const query = 'filter-by-state=true&state=cancelled';
    expect(await items(`/api/handover?${query}`)).toMatchObject([{ id }]);
  });

  it('has points of the settings that are ticked, with who did and when', async () => {
    const { id } = await addHandover(db);
    const tick = (point: string, done: boolean) =>
      treasurer.put<Answer>('/api/handover/check-point', { id, point, done });
    expect((await tick('Klucze oddane', true)).status).toBe(204);
    const stranger = await tick('Altana umyta', true);
    expect([stranger.status, stranger.body.message]).toEqual([409, handoverRefusals.noPoint]);
    const done = { by: expect.any(String), at: expect.any(String) };
    const points = async () => (await handoverOf(employee, id)).points;
    const expected = [
      { point: 'Klucze oddane', done },
      { point: 'Domek obejrzany', done: null },
    ];
    expect(await points()).toEqual(expected);
    // What is so already stays as it was said.
    await tick('Klucze oddane', true);
    await db
      .updateTable('settings')
      .set({ handoverPoints: ['Domek obejrzany'] })
      .execute();
    expect(await points()).toEqual(expected.toReversed());
    expect((await tick('Klucze oddane', false)).status).toBe(204);
    expect(await points()).toEqual([{ point: 'Domek obejrzany', done: null }]);
  });
});

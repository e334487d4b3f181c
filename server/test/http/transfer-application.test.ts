import type { AuditListItem } from '@grzadka/contract/audit/audit.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { addDays, addMonths } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { TransferApplication } from '@grzadka/contract/transfer-application/transfer-application.model';
import { expect, it } from 'vitest';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { addAssignment, addGarden, addParty, addTransferApplication } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const today = gardenToday();
const unknownId = '01930000-0000-7000-8000-000000000000';

const of = async (gardenId: string) =>
  (
    await treasurer.get<{ items: TransferApplication[] }>(
      `/api/garden/${gardenId}/transfer-applications`,
    )
  ).body.items;
const add = (data: object) =>
  treasurer.post<{ id: string } & ErrorBody>('/api/transfer-application/create', data);
const update = (data: object, ifMatch?: string) =>
  treasurer.put<ErrorBody>(
    '/api/transfer-application/update',
    data,
    ifMatch === undefined ? {} : { 'if-match': ifMatch },
  );

/** A garden with its holder, by default since 2020. */
async function heldGarden(validFrom = '2020-01-01') {
  const { id: gardenId } = await addGarden(db);
  const { id: fromPartyId } = await addParty(db, { firstName: 'Jan', lastName: 'Lis' });
  await addAssignment(db, { gardenId, partyId: fromPartyId, validFrom });
  return { gardenId, fromPartyId };
}

it('is told with its last day, and waits until somebody decides', async () => {
  const held = await heldGarden();
  expect(await of(held.gardenId)).toEqual([]);
  const { id: toPartyId } = await addParty(db, { firstName: 'Ewa', lastName: 'Sowa' });
  const appliedOn = addDays(today, -10);
  expect((await add({ ...held, appliedOn, toPartyId })).status).toBe(201);
  const later = await add({ ...held, appliedOn: today, toName: ' Kowal Marta ', note: 'telefon' });
  expect(await of(held.gardenId)).toMatchObject([
    {
      id: later.body.id,
      lastDay: addMonths(today, 2),
      from: { id: held.fromPartyId, name: 'Lis Jan' },
      to: { id: null, name: 'Kowal Marta' },
      outcome: 'waiting',
      decidedOn: null,
      note: 'telefon',
    },
    { appliedOn, to: { id: toPartyId, name: 'Sowa Ewa' }, outcome: 'waiting', note: null },
  ]);

  const { id } = later.body;
  const decided = { id, decision: 'consent', decidedOn: today };
  expect((await update(decided, '"1"')).status).toBe(204);
  expect((await update(decided, '"1"')).status).toBe(412);
  expect((await of(held.gardenId))[0]).toMatchObject({ outcome: 'consent', decidedOn: today });
  expect((await treasurer.delete(`/api/transfer-application/delete/${id}`)).status).toBe(204);
  expect(await of(held.gardenId)).toHaveLength(1);
});

it('is consent where nobody decided in two months, and cannot be refused after them', async () => {
  const held = await heldGarden();
  const { id } = await addTransferApplication(db, { ...held, appliedOn: addMonths(today, -2) });
  const [waiting] = await of(held.gardenId);
  // The same day of a month, or its last one.
  expect(waiting).toMatchObject({ outcome: waiting?.lastDay === today ? 'waiting' : 'silence' });
  await update({ id, appliedOn: '2024-12-31' });
  expect(await of(held.gardenId)).toMatchObject([{ lastDay: '2025-02-28', outcome: 'silence' }]);

  const { status, body } = await update({ id, decision: 'refusal', decidedOn: '2025-03-01' });
  expect([status, body.fields]).toEqual([
    400,
    {
      decidedOn: 'Odmówić można było do 2025.02.28. Po tym dniu brak decyzji oznacza zgodę.',
    },
  ]);
  expect((await update({ id, decision: 'refusal', decidedOn: '2025-02-28' })).status).toBe(204);
  expect(await of(held.gardenId)).toMatchObject([{ outcome: 'refusal' }]);
});

it('is refused with a reason at the field where it does not fit together', async () => {
  const held = await heldGarden('2024-05-01');
  const whole = { ...held, appliedOn: '2025-01-31', toName: 'Kowal Marta' };
  const { id } = (await add(whole)).body;
  const tomorrow = addDays(today, 1);
  const stranger = await addParty(db);
  const { fromPartyId } = held;
  const notHolder =
    'Ta osoba lub firma nie miała wtedy tej działki. Wybierz inną albo zmień dzień.';
  const inFuture = 'Ta data jest późniejsza niż dziś. Popraw ją.';
  const cases: readonly (readonly [object, Record<string, string>])[] = [
    [{ toName: null }, { toName: 'Wybierz osobę lub firmę albo wpisz imię i nazwisko' }],
    [
      { toPartyId: stranger.id },
      { toName: 'Nowy działkowiec jest już wybrany. Zostaw to pole puste.' },
    ],
    [
      { toName: null, toPartyId: fromPartyId },
      { toPartyId: 'To dotychczasowy działkowiec. Wybierz kogoś innego.' },
    ],
    [{ appliedOn: tomorrow }, { appliedOn: inFuture }],
    [{ appliedOn: '2024-04-30' }, { fromPartyId: notHolder }],
    [{ fromPartyId: stranger.id }, { fromPartyId: notHolder }],
    [{ fromPartyId: 'nikt' }, { fromPartyId: notHolder }],
    [{ decision: 'consent' }, { decidedOn: 'Podaj dzień decyzji' }],
    [{ decidedOn: '2025-02-01' }, { decision: 'Wybierz decyzję albo usuń jej dzień' }],
    [
      { decision: 'consent', decidedOn: '2025-01-30' },
      { decidedOn: 'Decyzja nie może być wcześniejsza niż zgłoszenie. Popraw datę.' },
    ],
    [{ decision: 'consent', decidedOn: tomorrow }, { decidedOn: inFuture }],
  ];
  for (const [wrong, fields] of cases) {
    for (const { status, body } of [
      await add({ ...whole, ...wrong }),
      // What is left as it is counts, too.
      await update({ id, ...wrong }),
    ]) {
      expect([wrong, status, body.fields]).toEqual([wrong, 400, fields]);
    }
  }
  const gone = { toName: null, toPartyId: unknownId };
  const noParty = { toPartyId: 'Tej osoby lub firmy już nie ma. Wybierz inną.' };
  expect((await update({ id, ...gone })).body.fields).toEqual(noParty);
  expect((await add({ ...whole, gardenId: unknownId })).status).toBe(404);
  // Whoever held it then did so, whatever is recorded since.
  await db.deleteFrom('assignment').where('gardenId', '=', held.gardenId).execute();
  expect((await update({ id, note: 'kolejka' })).status).toBe(204);
});

it('is there once, however often it is sent and in whatever case', async () => {
  const held = await heldGarden();
  const whole = { ...held, appliedOn: addDays(today, -3), toName: 'Kowal Marta' };
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      add({ ...whole, toName: index % 2 ? 'kowal marta' : whole.toName }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array(19).fill(409),
  ]);
  const refused = {
    code: 'conflict',
    message: 'Takie zgłoszenie jest już zapisane: ta sama działka, te same osoby i ten sam dzień.',
  };
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject(refused);
  expect(await of(held.gardenId)).toHaveLength(1);

  // On another day, and to a party, it is another one, until it becomes the same.
  const { id: toPartyId } = await addParty(db);
  expect((await add({ ...whole, toName: null, toPartyId })).status).toBe(201);
  expect((await add({ ...whole, toName: null, toPartyId })).status).toBe(409);
  const { id } = (await add({ ...whole, appliedOn: today })).body;
  const same = await update({ id, appliedOn: whole.appliedOn });
  expect([same.status, same.body]).toMatchObject([409, refused]);
  expect((await update({ id, note: 'telefon' })).status).toBe(204);
});

it('is kept by who keeps gardens, and read by who reads them', async () => {
  const held = await heldGarden();
  const employee = await app.as('ROLE_EMPLOYEE');
  const whole = { ...held, appliedOn: today, toName: 'Kowal Marta' };
  expect((await employee.post('/api/transfer-application/create', whole)).status).toBe(403);
  const path = `/api/garden/${held.gardenId}/transfer-applications`;
  expect((await employee.get(path)).status).toBe(200);
  expect((await employee.get(path.replace(held.gardenId, unknownId))).status).toBe(404);
});

it('is told in the histories of the garden and of both parties', async () => {
  const held = await heldGarden();
  const { id: toPartyId } = await addParty(db);
  const { id } = (await add({ ...held, appliedOn: today, toPartyId })).body;
  await update({ id, decision: 'consent', decidedOn: today });
  for (const [type, record] of [
    ['garden', held.gardenId],
    ['party', held.fromPartyId],
    ['party', toPartyId],
  ]) {
    const { body } = await treasurer.get<{ items: AuditListItem[] }>(
      `/api/audit/record/${type}/${record}`,
    );
    const own = body.items.filter(({ record: told }) => told.type === 'transfer-application');
    expect(own.map(({ action }) => action)).toEqual(['update', 'create']);
  }
});

it('goes with either party, and comes back with it', async () => {
  const held = await heldGarden();
  const { id: toPartyId } = await addParty(db);
  await add({ ...held, appliedOn: today, toPartyId });
  for (const recordId of [held.fromPartyId, toPartyId]) {
    expect((await treasurer.delete(`/api/party/delete/${recordId}`)).status).toBe(204);
    expect(await of(held.gardenId)).toEqual([]);
    await undelete(db, { recordId, actor: commandLine });
    expect(await of(held.gardenId)).toHaveLength(1);
  }
});

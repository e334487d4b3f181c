import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addMeasurement, addMeter } from '#test/factories.ts';
import { addHandover, addHeldGarden, handoverOf, stepsOf } from '#test/handovers.ts';
import { phonePhoto } from '#test/own-garden.ts';
import { startTestApp } from '#test/test-app.ts';
import { fileForm } from '#test/test-images.ts';

const app = await startTestApp();
const { db } = app;
const employee = await app.as('ROLE_EMPLOYEE');
const today = gardenToday();
const last = dayInFigures(today);
const steps = (id: string) => stepsOf(employee, id);

it('a handover asks for a reading of the day in the gardens of each meter that is there', async () => {
  const { gardenId, partyId } = await addHeldGarden(db);
  const { id } = await addHandover(db, { gardenId, leaving: [partyId] });
  const water = await addMeter(db, { gardenId, name: 'W-7' });
  const energy = await addMeter(db, { gardenId, name: 'E-7', type: 'ElectricityMeter' });
  await addMeter(db, { gardenId, name: 'W-stary', active: false });
  const read = (meterId: string, measuredAt: string) =>
    addMeasurement(db, { meterId, value: '15', measuredAt });
  // The last second of the day before, by the clocks of the gardens.
  await read(water.id, `${addDays(today, -1)}T22:59:59Z`);
  expect((await steps(id))['readings']).toEqual({
    state: 'missing',
    words: `Brakuje odczytu z ${last}: W-7, E-7.`,
  });
  await read(water.id, `${addDays(today, -1)}T23:00:00Z`);
  expect((await steps(id))['readings']?.words).toContain(': E-7.');
  await db
    .updateTable('installation')
    .set({ removedAt: `${today}T00:00:00Z`, removalReason: 'winter', lastValue: '0' })
    .where('meterId', '=', energy.id)
    .execute();
  expect((await steps(id))['readings']).toMatchObject({ state: 'done' });
  expect((await handoverOf(employee, id)).meters).toMatchObject([
    { name: 'W-7', isOff: false, last: { value: 15 }, reading: { value: 15, isEstimate: false } },
    { name: 'E-7', isOff: true, last: null, reading: null },
  ]);
});

it('a handover says to whose reading of the day a photo can be added, until it has one', async () => {
  const { gardenId, partyId } = await addHeldGarden(db);
  const { id } = await addHandover(db, { gardenId, leaving: [partyId] });
  const { id: meterId } = await addMeter(db, { gardenId });
  const clientKey = newId();
  const reading = { meterId, measurementValue: '15', clientKey };
  const photo = async () => {
    const [{ hasPhoto, photoOf } = {}] = (await handoverOf(employee, id)).meters;
    return [hasPhoto, photoOf?.clientKey];
  };
  expect(await photo()).toEqual([false, undefined]);
  expect((await employee.post('/api/meter/add-measurement', reading)).status).toBe(201);
  expect(await photo()).toEqual([false, clientKey]);
  const multipart = fileForm(
    { clientKey },
    { content: await phonePhoto(), name: 'licznik.jpg', type: 'image/jpeg' },
  );
  const path = '/api/measurement/add-photo';
  const { status } = await employee.request(path, { method: 'POST', multipart });
  expect(status).toBe(204);
  expect(await photo()).toEqual([true, undefined]);
});

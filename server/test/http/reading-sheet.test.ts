import type { ListPage } from '@grzadka/contract/core/list/list';
import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { expect, it } from 'vitest';
import { addGarden, addMeasurement, addMeter, describeDevice } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

interface Contexts {
  items: { meterId: string; context: VerdictContext }[];
}

const contexts = async (meterIds: readonly string[], measuredAt?: string) =>
  (await clerk.post<Contexts>('/api/meter/verdict-contexts', { meterIds, measuredAt })).body;

it('has the meters of a filter as one walks past them, each with its plot and serial number', async () => {
  const garden = await addGarden(app.db, { name: '12', sector: 2 });
  const far = await addMeter(app.db, { name: 'Daleki', sectorId: '2', walkOrder: 20 });
  const near = await addMeter(app.db, { name: 'Zaraz', gardenId: garden.id, walkOrder: 10 });
  await addMeter(app.db, { name: 'Z innego sektora', sectorId: '3', walkOrder: 1 });
  await describeDevice(app.db, near.id, { serialNumber: 'S-1' });
  await addMeasurement(app.db, { meterId: far.id, value: '7', measuredAt: '2026-05-01T10:00:00Z' });
  const { body } = await clerk.get<ListPage<SheetMeter>>(
    '/api/meter/sheet?filter-by-sector=true&sector=Sektor%202',
  );
  const shown = body.items.map(({ name, plot, serialNumber, lastMeasurement }) => {
    return [name, plot, serialNumber, lastMeasurement?.value];
  });
  expect(shown).toEqual([
    ['Zaraz', '12', 'S-1', undefined],
    ['Daleki', null, null, 7],
  ]);
});

it('tells of many meters what was known at a time, or now', async () => {
  const [one, other] = [await addMeter(app.db), await addMeter(app.db)];
  for (const [value, month] of [
    ['10', '03'],
    ['16', '04'],
    ['30', '06'],
  ] as const) {
    const measuredAt = `2026-${month}-01T10:00:00.000Z`;
    await addMeasurement(app.db, { meterId: one.id, value, measuredAt });
  }
  const ids = [other.id, one.id, 'licznik', '00000000-0000-0000-0000-000000000000'];
  const then = await contexts(ids, '2026-05-01T10:00:00.000Z');
  expect(then.items.map(({ meterId }) => meterId)).toEqual([other.id, one.id]);
  const valuesOf = ({ items }: Contexts) =>
    items.map(({ context }) => context.measurements.map(({ value }) => value));
  expect(valuesOf(then)).toEqual([[], [16, 30]]);
  expect(valuesOf(await contexts(ids))).toEqual([[], [30]]);
  expect(await contexts(['licznik'])).toMatchObject({ items: [] });
});

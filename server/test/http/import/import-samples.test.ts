import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { GardenDetails, GardenListItem } from '@grzadka/contract/garden/garden.model';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { expect, it } from 'vitest';
import { addChargeRun } from '#test/charge-runs.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { startTestAppOnce } from '#test/test-app.ts';
import { emptyDatabase, importPath } from './import-run.ts';

const folder = fileURLToPath(new URL('../../../../samples/', import.meta.url));

/** In the order in which they build on one another; how many rows, and how many of them are new where others are not. */
const samples = [
  ['dzialki.csv', 'Działki', 30],
  ['podmioty.xlsx', 'Podmioty', 20],
  ['przypisania.csv', 'Przypisania', 27],
  ['liczniki.xlsx', 'Liczniki', 38],
  ['zalozone-liczniki.csv', 'Założone liczniki', 13, 2],
  ['odczyty.csv', 'Odczyty', 12],
  ['bilans-otwarcia.csv', 'Bilans otwarcia', 10],
] as const;

/** What accounts are charged by hand: taken into a run. */
const amounts = 'kwoty.csv';

it('every sample is imported, and changes nothing the second time', async () => {
  const db = await emptyDatabase();
  for (const [file, title, rows, added = rows] of samples) {
    expect(await importPath(db, folder + file), file).toMatchObject({
      title,
      counts: { added, changed: rows - added, unchanged: 0 },
      warnings: [],
    });
  }
  for (const [file, , rows] of samples) {
    const { counts } = await importPath(db, folder + file);
    expect(counts, file).toEqual({ added: 0, changed: 0, unchanged: rows });
  }
});

it('that of amounts goes into a draft, and changes nothing the second time', async () => {
  const db = await emptyDatabase();
  for (const [file] of samples) await importPath(db, folder + file);
  const kind = await addFeeKind(db);
  await addTariff(db, { feeKindId: kind.id, terms: { method: 'manual', rate: '10' } });
  const { id } = await addChargeRun(db, { feeKindIds: [kind.id] });
  const into = { id, ifMatch: undefined };
  const counts = { added: 2, changed: 0, unchanged: 0 };
  expect((await importPath(db, folder + amounts, { into })).counts).toEqual(counts);
  const again = await importPath(db, folder + amounts, { into });
  expect(again.counts).toEqual({ added: 0, changed: 0, unchanged: 2 });
});

it('the gardens in Windows-1250 are the same as those in UTF-8', async () => {
  const db = await emptyDatabase();
  await importPath(db, `${folder}dzialki.csv`);
  const { counts } = await importPath(db, `${folder}dzialki-windows1250.csv`);
  expect(counts).toEqual({ added: 0, changed: 0, unchanged: 30 });
});

it('there is no sample that nobody tries', async () => {
  const tried = [...samples.map(([file]) => file), 'dzialki-windows1250.csv', amounts];
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files.toSorted()).toEqual(tried.toSorted());
});

it('what was imported is found in the application', async () => {
  const app = await startTestAppOnce();
  for (const [file] of samples) await importPath(app.db, folder + file);
  const clerk = await app.as('ROLE_EMPLOYEE');

  const meters = await clerk.get<ListPage<MeterListItem>>(
    '/api/meter?filter-by-phrase=true&phrase=wodomierz%20glowny',
  );
  expect(meters.body).toMatchObject({
    items: [
      {
        name: 'Wodomierz główny',
        type: 'WaterMeter',
        active: true,
        lastMeasurement: { value: 18250, measuredAt: '2025-04-13T22:00:00.000Z' },
      },
    ],
    totalItems: 1,
  });

  const gardens = await clerk.get<ListPage<GardenListItem>>(
    '/api/garden?filter-by-phrase=true&phrase=16a',
  );
  const details = await clerk.get<GardenDetails>(
    `/api/garden/getDetails/${gardens.body.items[0]?.id}`,
  );
  expect(details.body).toMatchObject({
    name: '16A',
    sector: 'Sektor 2',
    parties: [{ name: 'Ćwiklińska Świetlana' }],
    meters: [{ name: 'W-16A' }],
  });
});

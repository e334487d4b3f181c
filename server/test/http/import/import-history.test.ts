import type { AuditEntryDetails, AuditListItem } from '@grzadka/contract/audit/audit.model';
import { beforeAll, expect, it } from 'vitest';
import { addGarden } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { importLines, refusalOf } from './import-run.ts';

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');
const employee = await app.as('ROLE_EMPLOYEE');
const gardens = 'Sektor;Działka;Powierzchnia m2';

type Listed = { items: AuditListItem[]; totalItems: number };

const list = async (query = '') => (await admin.get<Listed>(`/api/audit${query}`)).body;
const history = async (type: string, id: string) =>
  (await employee.get<Listed>(`/api/audit/record/${type}/${id}`)).body.items;
const below = (importId: string, query = '') =>
  list(`?filter-by-import=true&import-id=${importId}${query}`);
const details = async (id: string) =>
  (await employee.get<AuditEntryDetails>(`/api/audit/get/${id}`)).body;

/** The entry of the newest import. */
async function lastImport(): Promise<AuditListItem> {
  const { items } = await list('?filter-by-action=true&action=import');
  const [newest] = items;
  if (newest === undefined) throw new Error('no import is told of');
  return newest;
}

/** The ids of records by name. */
async function idsOf(table: 'garden' | 'meter' | 'party'): Promise<Map<string | null, string>> {
  const rows = await app.db.selectFrom(table).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

beforeAll(async () => {
  await addGarden(app.db, { name: 'H1', sector: 1, area: 300 });
  await addGarden(app.db, { name: 'H2', sector: 1, area: 300 });
  await addGarden(app.db, { name: 'H3', sector: 1, area: 300 });
});

it('each record that a file adds or changes has its entry, below the one of the import', async () => {
  const before = await list();
  await importLines(app.db, [gardens, '1;H1;312,5', '1;h2;300', '1;H3;300', '1;H4;brak']);
  const whole = await list();
  // The whole list has the import alone.
  expect(whole.totalItems).toBe(before.totalItems + 1);
  const imported = await lastImport();
  expect(whole.items[0]).toMatchObject({ id: imported.id, importedFrom: null });

  const { items, totalItems } = await below(imported.id);
  expect(totalItems).toBe(3);
  const { fileName } = imported.facts ?? {};
  const importedFrom = { entryId: imported.id, fileName };
  expect(fileName).toMatch(/\.csv$/);
  const told = items.map((item) => [item.action, item.record.name, item.fields, item.importedFrom]);
  // The latest first; the file's last row was recorded last.
  expect(told).toEqual([
    ['create', 'H4', ['area', 'name', 'sectorId'], importedFrom],
    ['update', 'h2', ['name'], importedFrom],
    ['update', 'H1', ['area'], importedFrom],
  ]);
  expect((await below(imported.id, '&filter-by-action=true&action=create')).totalItems).toBe(1);
  expect((await below(imported.id, '&filter-by-phrase=true&phrase=h1')).totalItems).toBe(1);

  const id = (await idsOf('garden')).get('H1') ?? '';
  const [entry] = await history('garden', id);
  expect(entry).toMatchObject({ action: 'update', actor: 'administrator komputera', importedFrom });
  expect(await details(entry?.id ?? '')).toMatchObject({
    before: { area: 300 },
    after: { area: 312.5 },
    importedFrom,
    groups: false,
  });
  const ofRecord = await list(`?filter-by-record=true&record-id=${id}`);
  expect(ofRecord.items.map((item) => item.id)).toEqual([entry?.id]);
  const own = await admin.get<AuditEntryDetails>(`/api/audit/get/${imported.id}`);
  expect(own.body.groups).toBe(true);
});

it('the same file again, a check and a file that is refused leave none', async () => {
  const lines = [gardens, '1;H1;312,5'];
  await importLines(app.db, [gardens, '1;H1;320'], { isDryRun: true });
  await refusalOf(importLines(app.db, [gardens, '1;H1;320', '1;H2;x']));
  await importLines(app.db, lines);
  const imported = await lastImport();
  expect((await below(imported.id)).totalItems).toBe(0);
  const own = await admin.get<AuditEntryDetails>(`/api/audit/get/${imported.id}`);
  expect(own.body.groups).toBe(false);
});

it('is told of parties, assignments, meters, their devices and readings as the forms tell it', async () => {
  const party = 'Numer ewidencyjny;Typ;Imię;Nazwisko;Nazwa firmy;Telefon';
  await importLines(app.db, [party, '81;osoba;Ewa;Historyczna;;']);
  await importLines(app.db, [party, '81;osoba;Ewa;Historyczna;;48601234567']);
  const assignment = 'Sektor;Działka;Numer ewidencyjny;Od;Do';
  await importLines(app.db, [assignment, '1;H1;81;2020-01-01;']);
  await importLines(app.db, [assignment, '1;H1;81;2020-01-01;2024-12-31']);
  await importLines(app.db, [assignment, '1;H1;81;2020-01-01;']);
  const ofParty = await history('party', (await idsOf('party')).get('Historyczna Ewa') ?? '');
  expect(ofParty.map(({ action, fields, record }) => [action, fields, record.name])).toEqual([
    ['update', ['validThru'], 'H1 – Historyczna Ewa'],
    ['release', ['validThru'], 'H1 – Historyczna Ewa'],
    ['create', ['partyId', 'gardenId', 'validFrom', 'validThru'], 'H1 – Historyczna Ewa'],
    ['update', ['phone'], 'Historyczna Ewa'],
    ['create', expect.arrayContaining(['registerNumber', 'lastName']), 'Historyczna Ewa'],
  ]);
  expect(await details(ofParty[1]?.id ?? '')).toMatchObject({
    before: { validThru: 'infinity' },
    after: { validThru: '2024-12-31' },
  });

  const meter = 'Licznik;Typ;Sektor;Działka;Aktywny;Odczyt;Data odczytu';
  await importLines(app.db, [meter, 'WH;woda;;;tak;5;2025-07-01']);
  await importLines(app.db, [meter, 'WH;woda;1;H1;nie;;']);
  const device =
    'Licznik;Numer fabryczny;Data założenia;Stan początkowy;Data zdjęcia;Stan końcowy;Powód zdjęcia';
  await importLines(app.db, [device, 'WH;N2;2025-08-01;0;;;', 'WH;N1;;;2025-08-01;9;Wymiana']);
  await importLines(app.db, ['Numer fabryczny;Odczyt;Data odczytu', 'N2;7;2025-09-01']);
  const ofMeter = await history('meter', (await idsOf('meter')).get('WH') ?? '');
  expect(ofMeter.map(({ action, record }) => [action, record.name])).toEqual([
    ['add-measurement', 'WH'],
    ['put-on-device', 'WH'],
    ['update-device', 'WH'],
    ['update', 'WH'],
    ['add-measurement', 'WH'],
    ['create', 'WH'],
  ]);
  const [reading, added, filled, moved] = await Promise.all(
    ofMeter.slice(0, 4).map(({ id }) => details(id)),
  );
  expect(reading).toMatchObject({ before: null, after: { value: '7', channel: 'import' } });
  expect(added).toMatchObject({
    after: { serialNumber: 'N1', lastValue: '9', takenMeasurements: 1 },
  });
  expect(filled).toMatchObject({
    before: { serialNumber: null, installedAt: null },
    after: { serialNumber: 'N2', installedAt: '2025-07-31T22:00:00.000Z' },
  });
  expect(moved).toMatchObject({
    before: { active: true, gardenId: null },
    after: { active: false },
  });
});

import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addMeasurement, addMeter, describeDevice } from '#test/factories.ts';
import { emptyDatabase, importLines, refusalOfLines } from './import-run.ts';

const heading =
  'Licznik;Numer fabryczny;Data założenia;Stan początkowy;Data zdjęcia;Stan końcowy;Powód zdjęcia;Cyfry;Mnożnik;Numer plomby;Legalizacja do';

function devices(db: Kysely<Database>) {
  return db
    .selectFrom('installation')
    .innerJoin('meter', 'meter.id', 'meterId')
    .select(['meter.name', 'serialNumber', 'installedAt', 'firstValue', 'removedAt', 'lastValue'])
    .select(['removalReason', 'digits', 'multiplier', 'sealNumber'])
    .select(['installation.legalisedUntil', 'installation.version'])
    .orderBy('meter.name')
    .orderBy('installedAt', (order) => order.asc().nullsFirst())
    .execute();
}

/** The values read of each device, in the order of time. */
async function readOf(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('measurement')
    .innerJoin('installation', 'installation.id', 'installationId')
    .select(['serialNumber', 'value'])
    .orderBy('measuredAt')
    .execute();
  return rows.map(({ serialNumber, value }) => `${serialNumber}: ${Number(value)}`);
}

/** A meter of whose devices nothing is known, with readings of 2024 to 2026 that an exchange has split. */
async function addReadMeter(db: Kysely<Database>, name: string) {
  const { id } = await addMeter(db, { name });
  for (const [value, day] of [
    ['780', '2024-10-15'],
    ['801.2', '2025-04-15'],
    ['21.8', '2025-10-15'],
    ['40', '2026-04-15'],
  ] as const) {
    await addMeasurement(db, { meterId: id, value, measuredAt: `${day}T09:00:00.000Z` });
  }
  return { id };
}

describe('importing devices', () => {
  it('fills what is not known of the one that is there, and nothing the second time', async () => {
    const db = await emptyDatabase();
    await addMeter(db, { name: 'W-1' });
    await addMeter(db, { name: 'E-1', type: 'ElectricityMeter' });
    const lines = [
      heading,
      'w-1;12083345;12.05.2021;0,5;;;;5;;PL-0113;2026-06-30',
      'E-1;12083345;;;;;;;40;;',
    ];
    expect(await importLines(db, lines)).toMatchObject({
      title: 'Założone liczniki',
      counts: { added: 0, changed: 2, unchanged: 0 },
      warnings: [],
      notes: [],
    });
    const stored = await devices(db);
    expect(stored).toEqual([
      {
        name: 'E-1',
        serialNumber: '12083345',
        installedAt: null,
        firstValue: '0.000',
        removedAt: null,
        lastValue: null,
        removalReason: null,
        digits: null,
        multiplier: '40.000',
        sealNumber: null,
        legalisedUntil: null,
        version: 2,
      },
      {
        name: 'W-1',
        serialNumber: '12083345',
        installedAt: '2021-05-11T22:00:00.000Z',
        firstValue: '0.500',
        removedAt: null,
        lastValue: null,
        removalReason: null,
        digits: 5,
        multiplier: '1.000',
        sealNumber: 'PL-0113',
        legalisedUntil: '2026-06-30',
        version: 2,
      },
    ]);
    const { counts } = await importLines(db, lines);
    expect(counts).toEqual({ added: 0, changed: 0, unchanged: 2 });
    expect(await devices(db)).toEqual(stored);

    const renewed = [heading, 'W-1;;;;;;;;;PL-0200;2031-06-30', 'E-1;;;;;;;;;;'];
    expect((await importLines(db, renewed)).counts).toEqual({ added: 0, changed: 1, unchanged: 1 });
    const meter = db.selectFrom('meter').select('legalisedUntil').where('name', '=', 'W-1');
    expect(await meter.executeTakeFirst()).toEqual({ legalisedUntil: '2031-06-30' });
  });

  it('adds former ones before it, with what was read in their time', async () => {
    const db = await emptyDatabase();
    await addReadMeter(db, 'W-1');
    const lines = [
      heading,
      'W-1;222;1.05.2025;0,3;;;;;;;',
      'W-1;111;1.05.2015;2;1.05.2025;830,7;Wymiana;5;;;',
      'W-1;100;;;30.04.2015;655,1;awaria;;;;',
    ];
    expect((await importLines(db, lines)).counts).toEqual({ added: 2, changed: 1, unchanged: 0 });
    expect(await devices(db)).toMatchObject([
      { serialNumber: '100', installedAt: null, removalReason: 'broken' },
      { serialNumber: '111', lastValue: '830.700', removalReason: 'replaced', digits: 5 },
      { serialNumber: '222', firstValue: '0.300', removedAt: null },
    ]);
    expect(await readOf(db)).toEqual(['111: 780', '111: 801.2', '222: 21.8', '222: 40']);
    const { counts } = await importLines(db, lines);
    expect(counts).toEqual({ added: 0, changed: 0, unchanged: 3 });
    expect(await devices(db)).toHaveLength(3);
  });
});

describe('a bad file of devices', () => {
  it('is refused with every row that is bad by itself, by line and column', async () => {
    const db = await emptyDatabase();
    await addMeter(db, { name: 'W-1' });
    const nextYear = new Date().getFullYear() + 1;
    const faults = await refusalOfLines(db, [
      heading,
      'W-9;1;;;;;;;;;',
      'W-1;1;1.05.2025;;;;;2;0;;x',
      `W-1;;;5;1.01.${nextYear};;zgubiony;;;;`,
      'W-1;;1.05.2025;1;1.05.2025;;;;;;',
      'W-2;;;;;7;;;;;',
      'W-3;;;;;;Awaria;;;;',
    ]);
    expect(faults).toEqual([
      'wiersz 2, kolumna „Licznik”: Nie ma licznika „W-9”: najpierw zaimportuj liczniki',
      'wiersz 3, kolumna „Cyfry przed przecinkiem”: Wpisz liczbę od 3 do 9',
      'wiersz 3, kolumna „Mnożnik”: Mnożnik musi być większy od zera',
      'wiersz 3, kolumna „Legalizacja ważna do”: Podaj datę, na przykład 2026-11-21 albo 21.11.2026',
      'wiersz 4, kolumna „Data zdjęcia”: Data nie może być z przyszłości',
      'wiersz 4, kolumna „Powód zdjęcia”: Wpisz: Wymiana, Zdjęty na zimę, Legalizacja, Awaria, Kradzież',
      'wiersz 5, kolumna „Data zdjęcia”: Data zdjęcia musi być późniejsza od daty założenia',
      'wiersz 5, kolumna „Stan końcowy”: Do daty zdjęcia podaj także stan końcowy',
      'wiersz 5, kolumna „Powód zdjęcia”: Do daty zdjęcia podaj także powód',
      'wiersz 6, kolumna „Data zdjęcia”: Do stanu końcowego podaj także datę zdjęcia',
      'wiersz 7, kolumna „Data zdjęcia”: Do powodu zdjęcia podaj także jego datę',
    ]);
  });

  it('says otherwise than the program or another row', async () => {
    const db = await emptyDatabase();
    for (const name of ['W-1', 'W-2', 'W-3', 'W-4']) await addMeter(db, { name });
    await describeDevice(db, (await addMeter(db, { name: 'W-5' })).id, {
      serialNumber: '500',
      installedAt: '2025-05-01T08:00:00.000Z',
      firstValue: '3',
      digits: 5,
      multiplier: '10',
    });
    await describeDevice(db, (await addMeter(db, { name: 'W-6' })).id, {
      serialNumber: '600',
      removedAt: '2025-05-01T08:00:00.000Z',
      lastValue: '3',
      removalReason: 'winter',
    });
    const faults = await refusalOfLines(db, [
      heading,
      'W-1;500;;;;;;;;;',
      'W-2;222;;;;;;;;;',
      'W-3;222;;;;;;;;;',
      'w-2;;;;;;;;;;',
      'W-5;501;2.05.2025;4;;;;6;1;;',
      'W-6;;;;;;;;;;',
      'W-6;600;;;1.05.2025;4;Awaria;;;;',
    ]);
    expect(faults).toEqual([
      'wiersz 2, kolumna „Numer fabryczny”: Licznik o tym numerze fabrycznym jest już założony: W-5. Sprawdź numer.',
      'wiersz 4, kolumna „Numer fabryczny”: Licznik o tym numerze fabrycznym jest już w wierszu 3',
      'wiersz 5, kolumna „Data zdjęcia”: Ten licznik z taką samą datą zdjęcia (lub bez niej) jest już w wierszu 3',
      ...[
        ['Numer fabryczny', '500'],
        ['Data założenia', '2025.05.01'],
        ['Stan początkowy', '3'],
        ['Cyfry przed przecinkiem', '5'],
        ['Mnożnik', '10'],
      ].map(
        ([column, value]) =>
          `wiersz 6, kolumna „${column}”: W programie jest: ${value}. Popraw plik albo szczegóły licznika w programie.`,
      ),
      'wiersz 7, kolumna „Data zdjęcia”: Ten licznik jest teraz zdjęty. Podaj datę zdjęcia.',
      'wiersz 8, kolumna „Stan końcowy”: W programie jest: 3. Popraw plik albo szczegóły licznika w programie.',
      'wiersz 8, kolumna „Powód zdjęcia”: W programie jest: Zdjęty na zimę. Popraw plik albo szczegóły licznika w programie.',
    ]);
  });

  it('does not fit together, or to what was read and charged', async () => {
    const db = await emptyDatabase();
    for (const name of ['W-1', 'W-2', 'W-3', 'W-4', 'W-5']) await addReadMeter(db, name);
    const { id } = await addReadMeter(db, 'W-6');
    const measurement = await db
      .selectFrom('measurement')
      .select('id')
      .where('meterId', '=', id)
      .executeTakeFirstOrThrow();
    const charge = { id: newId(), meterId: id, measurementId: measurement.id, number: 'N/2025/1' };
    await db
      .insertInto('billedStretch')
      .values({ ...charge, firstDay: '2024-10-16', lastDay: '2025-04-15', quantity: '21.2' })
      .execute();
    const before = await devices(db);
    const faults = await refusalOfLines(db, [
      heading,
      'W-1;111;;;1.05.2025;830,7;Wymiana;;;;',
      'W-2;222;1.05.2025;0,3;;;;;;;',
      'W-2;111;;;2.05.2025;830,7;Wymiana;;;;',
      'W-3;333;1.05.2025;0,3;;;;;;;',
      'W-4;444;1.05.2025;22;;;;;;;',
      'W-4;440;;;1.05.2025;801;Wymiana;;;;',
      'W-5;555;1.05.2025;0;;;;;;;',
      'W-5;550;;;1.05.2025;802;Wymiana;;;;',
      'W-5;545;1.05.2014;5;1.05.2015;4;Awaria;;;;',
      'W-6;666;;;;;;5;10;;',
    ]);
    expect(faults).toEqual([
      'wiersz 2, kolumna „Data założenia”: Podaj datę założenia i stan początkowy obecnego licznika: wcześniej był tu inny',
      'wiersz 3, kolumna „Data założenia”: W tym czasie był tu inny licznik: od (brak daty) do 2025.05.02. Popraw daty.',
      'wiersz 5, kolumna „Data założenia”: Odczyt 780 z 2024.10.15 byłby z czasu bez licznika. Popraw daty albo dodaj wiersz z poprzednim licznikiem.',
      'wiersz 6, kolumna „Stan początkowy”: Stan początkowy jest większy od późniejszego odczytu (21,8 z 2025.10.15). Sprawdź cyfry.',
      'wiersz 7, kolumna „Stan końcowy”: Stan końcowy jest mniejszy od ostatniego odczytu (801,2 z 2025.04.15). Sprawdź cyfry.',
      'wiersz 10, kolumna „Data założenia”: W tym czasie był tu inny licznik: od (brak daty) do 2025.05.01. Popraw daty.',
      'wiersz 11, kolumna „Cyfry przed przecinkiem”: Tej wartości użyto w naliczeniu N/2025/1 – nie można jej zmienić.',
    ]);
    expect(await devices(db)).toEqual(before);
  });
});

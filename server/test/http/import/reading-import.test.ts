import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addMeasurement, addMeter, describeDevice } from '#test/factories.ts';
import { emptyDatabase, importLines, refusalOfLines } from './import-run.ts';

const byName = 'Licznik;Odczyt;Data odczytu';
const byNumber = 'Numer fabryczny;Odczyt;Data odczytu';

function readings(db: Kysely<Database>) {
  return db
    .selectFrom('measurement')
    .innerJoin('meter', 'meter.id', 'measurement.meterId')
    .innerJoin('installation', 'installation.id', 'measurement.installationId')
    .select(['meter.name', 'installation.serialNumber', 'value', 'measuredAt', 'channel'])
    .select('verdict')
    .orderBy('meter.name')
    .orderBy('measuredAt')
    .orderBy('value')
    .execute();
}

async function values(db: Kysely<Database>): Promise<string[]> {
  return (await readings(db)).map(({ name, value, verdict }) =>
    [name, Number(value), ...verdict].join(' '),
  );
}

/** A meter whose first device, 111, gave way to another, 222, on 1 May 2025. */
async function addExchangedMeter(db: Kysely<Database>, name: string) {
  const { id } = await addMeter(db, { name });
  await describeDevice(db, id, {
    serialNumber: '111',
    removedAt: '2025-05-01T08:00:00.000Z',
    lastValue: '830.7',
    removalReason: 'replaced',
  });
  const present = {
    id: newId(),
    meterId: id,
    serialNumber: '222-A',
    installedAt: '2025-05-01T08:00:00.000Z',
    firstValue: '0.3',
  };
  await db.insertInto('installation').values(present).execute();
  return { id };
}

async function takeBack(db: Kysely<Database>, measurementId: string) {
  const reversedAt = '2025-11-21T09:00:00.000Z';
  await db
    .insertInto('measurementReversal')
    .values({ id: newId(), measurementId, reason: 'mistyped', reversedAt })
    .execute();
}

describe('importing readings', () => {
  it('appends them by the name of the meter, each judged with those before it, whatever their order', async () => {
    const db = await emptyDatabase();
    await addMeter(db, { name: 'W-1' });
    await addMeter(db, { name: 'W-2', active: false });
    const lines = [
      byName,
      'W-1;140;1.03.2025',
      'w-1;120;1.01.2025',
      'W-1;110;1.02.2025',
      'W-1;2 130,5;1.04.2025 10:00',
      'W-2;7;1.03.2025',
      'W-2;7;2.03.2025',
    ];
    const report = await importLines(db, lines);
    expect(report).toMatchObject({
      title: 'Odczyty',
      counts: { added: 6, changed: 0, unchanged: 0 },
      warnings: [],
      notes: [
        'Do sprawdzenia: 4 (Licznik nieaktywny: 2, Mniejszy od poprzedniego: 1, Ponad 10 razy więcej niż zwykle: 1).',
      ],
    });
    expect(await values(db)).toEqual([
      'W-1 120',
      'W-1 110 smaller',
      'W-1 140',
      'W-1 2130.5 too-large',
      'W-2 7 inactive',
      'W-2 7 inactive',
    ]);
    expect((await readings(db)).at(3)).toMatchObject({
      measuredAt: '2025-04-01T08:00:00.000Z',
      channel: 'import',
    });

    const again = await importLines(db, lines);
    expect(again).toMatchObject({
      counts: { added: 0, changed: 0, unchanged: 6 },
      notes: [],
      warnings: [],
    });
    expect(await readings(db)).toHaveLength(6);
  });

  it('judges them beside what is stored, and tells what is only to be known', async () => {
    const db = await emptyDatabase();
    const { id } = await addMeter(db, { name: 'W-1' });
    await addMeasurement(db, { meterId: id, value: '100', measuredAt: '2025-01-01T09:00:00.000Z' });
    await addMeasurement(db, { meterId: id, value: '106', measuredAt: '2025-01-31T09:00:00.000Z' });
    await describeDevice(db, id, { legalisedUntil: '2025-02-10' });
    const { notes } = await importLines(db, [
      byName,
      'W-1;106;15.02.2025',
      'W-1;103;31.01.2025 20:00',
    ]);
    expect(notes).toEqual([
      'Do sprawdzenia: 1 (Mniejszy od poprzedniego: 1, Drugi odczyt z tego dnia: 1).',
      'Warto wiedzieć: Legalizacja po terminie: 1.',
    ]);
  });

  it('appends them to the meter that bore the serial number then', async () => {
    const db = await emptyDatabase();
    await addExchangedMeter(db, 'W-1');
    const other = await addMeter(db, { name: 'W-9' });
    await describeDevice(db, other.id, {
      serialNumber: '111',
      installedAt: '2025-06-01T08:00:00.000Z',
    });
    await importLines(db, [
      byNumber,
      '111;801,2;15.04.2025',
      '222-a;21,8;15.10.2025',
      '111;5;15.10.2025',
    ]);
    expect(await readings(db)).toMatchObject([
      { name: 'W-1', serialNumber: '111', value: '801.200' },
      { name: 'W-1', serialNumber: '222-A', value: '21.800', verdict: [] },
      { name: 'W-9', serialNumber: '111', value: '5.000' },
    ]);
  });

  it('leaves out and names what was taken back, unless it was entered again', async () => {
    const db = await emptyDatabase();
    const { id: meterId } = await addMeter(db, { name: 'W-1' });
    const measuredAt = '2025-04-14T22:00:00.000Z';
    const wrong = await addMeasurement(db, { meterId, value: '1250', measuredAt });
    await takeBack(db, wrong.id);
    const lines = [byName, 'W-1;1250;15.04.2025', 'W-1;125;15.04.2025'];
    const { counts, warnings } = await importLines(db, lines);
    expect(counts).toEqual({ added: 1, changed: 0, unchanged: 1 });
    expect(warnings).toEqual([
      {
        rows: [2],
        count: 1,
        column: 'Odczyt',
        message:
          'Pominięto: taki sam odczyt unieważniono 2025.11.21. Jeśli jednak jest prawidłowy, wpisz go ręcznie.',
      },
    ]);
    expect(await values(db)).toEqual(['W-1 125', 'W-1 1250']);

    await addMeasurement(db, { meterId, value: '1250', measuredAt });
    expect((await importLines(db, lines)).warnings).toEqual([]);
  });

  it('takes a reading where only an estimate says the same', async () => {
    const db = await emptyDatabase();
    const { id: meterId } = await addMeter(db, { name: 'W-1' });
    const measuredAt = '2025-04-14T22:00:00.000Z';
    await addMeasurement(db, { meterId, value: '10', measuredAt, channel: 'estimate' });
    expect((await importLines(db, [byName, 'W-1;10;15.04.2025'])).counts.added).toBe(1);
  });
});

describe('a bad file of readings', () => {
  it('is refused with every bad row by line and column', async () => {
    const db = await emptyDatabase();
    await addExchangedMeter(db, 'W-1');
    const { id } = await addMeter(db, { name: 'W-2' });
    await describeDevice(db, id, { serialNumber: '333', installedAt: '2025-03-01T08:00:00.000Z' });
    await describeDevice(db, (await addMeter(db, { name: 'E-2', type: 'ElectricityMeter' })).id, {
      serialNumber: '333',
    });
    const nextYear = new Date().getFullYear() + 1;
    const faults = await refusalOfLines(db, [
      'Numer fabryczny;Licznik;Odczyt;Data odczytu',
      ';;5;1.04.2025',
      ';W-7;5;1.04.2025',
      '999;;5;1.04.2025',
      '999;W-2;5;1.04.2025',
      '222-A;;5;1.04.2025',
      '333;;5;1.04.2025',
      '333;W-2;5;1.04.2025',
      ';w-2;5,0;1.04.2025',
      ';W-2;5;1.02.2025',
      ';W-2;;1.04.2025',
      ';W-2;5;',
      `;W-2;-1;1.01.${nextYear}`,
    ]);
    expect(faults).toEqual([
      'wiersz 2, kolumna „Licznik”: Podaj numer fabryczny albo nazwę licznika',
      'wiersz 3, kolumna „Licznik”: Nie ma licznika „W-7”: najpierw zaimportuj liczniki',
      'wiersz 4, kolumna „Numer fabryczny”: Nie ma licznika o tym numerze fabrycznym. Sprawdź numer.',
      'wiersz 5, kolumna „Numer fabryczny”: W liczniku „W-2” nie ma tego numeru fabrycznego. Sprawdź numer.',
      'wiersz 6, kolumna „Data odczytu”: Licznik o tym numerze fabrycznym nie był wtedy założony. Popraw datę.',
      'wiersz 7, kolumna „Numer fabryczny”: Ten numer fabryczny mają liczniki „E-2”, „W-2”. Podaj także nazwę licznika.',
      'wiersz 9: Ten sam odczyt jest już w wierszu 8',
      'wiersz 10, kolumna „Data odczytu”: W tym czasie licznik był zdjęty. Popraw datę.',
      'wiersz 11, kolumna „Odczyt”: Wartość nie może być pusta',
      'wiersz 12, kolumna „Data odczytu”: Do odczytu podaj także jego datę',
      'wiersz 13, kolumna „Odczyt”: Wartość nie może być mniejsza od zera',
      'wiersz 13, kolumna „Data odczytu”: Data odczytu nie może być z przyszłości',
    ]);
    expect(await readings(db)).toEqual([]);
  });

  it('lacks a column that tells which meter it means', async () => {
    const db = await emptyDatabase();
    expect(await refusalOfLines(db, ['Odczyt;Data odczytu', '5;1.04.2025'])).toEqual([
      'wiersz 1: Brakuje kolumny „Numer fabryczny” albo „Licznik”.',
      'Spodziewane kolumny (Odczyty): „Numer fabryczny” (opcjonalna), „Licznik” (opcjonalna), „Odczyt”, „Data odczytu”.',
    ]);
  });
});

describe('the meters’ file', () => {
  const heading = 'Licznik;Typ;Sektor;Działka;Aktywny;Odczyt;Data odczytu';

  it('judges its readings, too, by what it makes of their meters', async () => {
    const db = await emptyDatabase();
    const { id } = await addMeter(db, { name: 'W-1', active: false });
    await addMeasurement(db, { meterId: id, value: '10', measuredAt: '2025-01-01T09:00:00.000Z' });
    const { notes } = await importLines(db, [
      heading,
      'W-1;woda;;;tak;9;1.03.2025',
      'W-2;woda;;;nie;5;1.03.2025',
      'W-3;woda;;;tak;5;1.03.2025',
    ]);
    expect(notes).toEqual([
      'Odczyty: dodano 3.',
      'Do sprawdzenia: 2 (Licznik nieaktywny: 1, Mniejszy od poprzedniego: 1).',
    ]);
    expect(await values(db)).toEqual(['W-1 10', 'W-1 9 smaller', 'W-2 5 inactive', 'W-3 5']);
  });

  it('leaves out what was taken back, and refuses a time without a device', async () => {
    const db = await emptyDatabase();
    const { id: meterId } = await addExchangedMeter(db, 'W-1');
    await sql`
      update installation set installed_at = '2025-07-01T08:00:00Z' where serial_number = '222-A'
    `.execute(db);
    const measuredAt = '2025-01-31T23:00:00.000Z';
    await takeBack(db, (await addMeasurement(db, { meterId, value: '5', measuredAt })).id);
    const { warnings } = await importLines(db, [heading, 'W-1;woda;;;tak;5;1.02.2025']);
    expect(warnings).toMatchObject([{ rows: [2], column: 'Odczyt' }]);
    expect(await refusalOfLines(db, [heading, 'W-1;woda;;;tak;5;1.06.2025'])).toEqual([
      'wiersz 2, kolumna „Data odczytu”: W tym czasie licznik był zdjęty. Popraw datę.',
    ]);
  });
});
